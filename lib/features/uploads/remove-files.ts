import "server-only";
import type { Context } from "@/lib/platform/context";
import { deleteExpired, findExpired } from "./data";

/** Bytes first, then the row: what fails half-way is still known to the sweep. */
export async function removeFiles(ctx: Context, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const now = ctx.now();
  const files = await findExpired(ctx.db, { now, ids, take: ids.length });
  try {
    for (const file of files) await ctx.storage.remove(file.storageKey);
    await deleteExpired(
      ctx.db,
      files.map(({ id }) => id),
      now,
    );
  } catch (err) {
    ctx.log.warn({ err }, "files are left to the sweep");
  }
}
