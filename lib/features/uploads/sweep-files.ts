import "server-only";
import type { Context } from "@/lib/platform/context";
import { deleteExpired, findExpired } from "./data";

const BATCH = 200;

/** Removes every file whose time has come: unused uploads, photos after a day, what a crash left behind. */
export async function sweepFiles(ctx: Context): Promise<{ removed: number }> {
  const now = ctx.now();
  let removed = 0;
  for (;;) {
    const due = await findExpired(ctx.db, { now, take: BATCH });
    for (const file of due) await ctx.storage.remove(file.storageKey);
    await deleteExpired(
      ctx.db,
      due.map(({ id }) => id),
      now,
    );
    removed += due.length;
    if (due.length < BATCH) return { removed };
  }
}
