import "server-only";
import type { Context } from "@/lib/platform/context";
import type { ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { findFiles } from "./data";

/** The bytes of several files of one parent, by id, for work on the parent's behalf. */
export async function openStoredFiles(
  ctx: Context,
  { parent, ids }: { parent: ParentScope; ids: string[] },
): Promise<Map<string, Buffer>> {
  const files = await findFiles(ctx.db, parent, ids);
  if (files.length !== new Set(ids).size) throw new AppError("NOT_FOUND", "Resource not found.");
  return new Map(
    await Promise.all(files.map(async (file) => [file.id, await ctx.storage.get(file.storageKey)] as const)),
  );
}
