import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { findFile, type FileKind } from "./data";

export type OpenedFile = { bytes: Buffer; mime: string; kind: FileKind };

/** @throws AppError NOT_FOUND, also for another parent's file */
export async function openFile(ctx: Context, id: string): Promise<OpenedFile> {
  const parent = requireParent(ctx.actor);
  const file = await findFile(ctx.db, parent, { id, now: ctx.now() });
  if (!file) throw new AppError("NOT_FOUND", "Resource not found.");
  return { bytes: await ctx.storage.get(file.storageKey), mime: file.mime, kind: file.kind };
}
