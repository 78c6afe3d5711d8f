import "server-only";
import type { Context } from "@/lib/platform/context";
import type { ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { findFiles } from "./data";

/** The bytes of those of a parent's files that are there, by id; one that is gone is logged and left out. */
export async function openFilesThere(
  ctx: Context,
  { parent, ids }: { parent: ParentScope; ids: string[] },
): Promise<Map<string, Buffer>> {
  const opened = new Map<string, Buffer>();
  for (const { id, storageKey } of await findFiles(ctx.db, parent, ids)) {
    try {
      opened.set(id, await ctx.storage.get(storageKey));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "NOT_FOUND") throw error;
      ctx.log.warn({ err: error }, "a file of a story is missing");
    }
  }
  return opened;
}
