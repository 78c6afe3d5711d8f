import "server-only";
import type { Context } from "@/lib/platform/context";
import type { ParentScope } from "@/lib/shared/actor";
import { deleteFileRows, findSomeFiles } from "./data";

const BATCH = 200;

/** Every file of a parent, used or not, bytes first. Fails where they can't be removed: what names them has to stay. */
export async function removeAllFiles(ctx: Context, parent: ParentScope): Promise<void> {
  for (;;) {
    const files = await findSomeFiles(ctx.db, parent, BATCH);
    if (files.length === 0) return;
    for (const { storageKey } of files) await ctx.storage.remove(storageKey);
    await deleteFileRows(
      ctx.db,
      parent,
      files.map(({ id }) => id),
    );
  }
}
