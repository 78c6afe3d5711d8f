import "server-only";
import { createHash, randomUUID } from "node:crypto";
import type { Context } from "@/lib/platform/context";
import type { ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { hasFile, insertFile, markDiscarded, type FileKind } from "./data";
import { UNUSED_FILE_HOURS } from "./rules";

export type FileContent = {
  parent: ParentScope;
  kind: FileKind;
  mime: string;
  bytes: Uint8Array;
  width?: number;
  height?: number;
  /** When to sweep the file if nobody keeps it. */
  unusedHours?: number;
};

/** A row whose bytes never came stops counting with the next sweep, not in a day. */
async function forget(ctx: Context, parent: ParentScope, id: string): Promise<void> {
  try {
    await markDiscarded(ctx.db, { parent, ids: [id], now: ctx.now() });
  } catch (err) {
    ctx.log.warn({ err }, "a file that was not stored is left to its own end");
  }
}

/**
 * Stores bytes under a name made of their hash. The row comes first and is due for the sweep until `keepFiles`,
 * so that a process that dies in between leaves nothing behind for good.
 * @throws AppError NO_SPACE, UNAVAILABLE; CONFLICT when the row went while the bytes were written, with the whole
 * account for instance
 */
export async function storeFile(ctx: Context, content: FileContent): Promise<string> {
  const { parent, kind, mime, bytes, unusedHours = UNUSED_FILE_HOURS } = content;
  const id = randomUUID();
  const digest = createHash("sha256").update(bytes).digest();
  const hex = digest.toString("hex");
  // One row, one name: removing a file never has to ask who else uses the same bytes.
  const storageKey = `sha256/${hex.slice(0, 2)}/${hex}.${id}`;
  await insertFile(ctx.db, {
    id,
    parent,
    kind,
    storageKey,
    mime,
    bytes: bytes.byteLength,
    sha256: new Uint8Array(digest),
    width: content.width ?? null,
    height: content.height ?? null,
    deleteAfter: new Date(ctx.now().getTime() + unusedHours * 3600 * 1000),
  });
  try {
    await ctx.storage.put(storageKey, bytes);
  } catch (error) {
    await forget(ctx, parent, id);
    throw error;
  }
  if (!(await hasFile(ctx.db, id))) {
    // Nobody else knows these bytes any more.
    await ctx.storage.remove(storageKey);
    throw new AppError("CONFLICT", "This file is no longer wanted.");
  }
  return id;
}
