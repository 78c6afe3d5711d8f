import "server-only";
import { createHash, randomUUID } from "node:crypto";
import type { Context } from "@/lib/platform/context";
import type { ParentScope } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { hasFile, insertFile, type FileKind } from "./data";
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

/**
 * Stores bytes under a name made of their hash. The row comes first and is due for the sweep until `keepFiles`,
 * so that a process that dies in between leaves nothing behind for good.
 * @throws AppError CONFLICT when the row went while the bytes were written, with the whole account for instance
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
  await ctx.storage.put(storageKey, bytes);
  if (!(await hasFile(ctx.db, id))) {
    // Nobody else knows these bytes any more.
    await ctx.storage.remove(storageKey);
    throw new AppError("CONFLICT", "This file is no longer wanted.");
  }
  return id;
}
