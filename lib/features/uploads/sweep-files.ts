import "server-only";
import type { Context } from "@/lib/platform/context";
import { AppError } from "@/lib/shared/app-error";
import { deleteExpired, findExpired } from "./data";

const BATCH = 200;

const isAway = (error: unknown): boolean => error instanceof AppError && error.code === "UNAVAILABLE";

/** Takes away what it can. @returns the ids of what stays */
async function removeEach(ctx: Context, due: { id: string; storageKey: string }[]): Promise<string[]> {
  const stuck: string[] = [];
  for (const { id, storageKey } of due) {
    try {
      await ctx.storage.remove(storageKey);
    } catch (error) {
      // Where the store itself is away, the others can't be reached either.
      if (isAway(error)) throw error;
      ctx.log.error({ err: error, fileId: id }, "a file could not be removed");
      stuck.push(id);
    }
  }
  return stuck;
}

/**
 * Removes every file whose time has come: unused uploads, photos after a day, what a crash left behind.
 * @throws Error when some can't be removed; they hold up none of those behind them
 */
export async function sweepFiles(ctx: Context): Promise<{ removed: number }> {
  const now = ctx.now();
  const stuck: string[] = [];
  let removed = 0;
  for (let more = BATCH; more === BATCH && stuck.length < BATCH;) {
    const due = await findExpired(ctx.db, { now, take: BATCH, butNot: stuck });
    const left = new Set(await removeEach(ctx, due));
    const gone = due.filter(({ id }) => !left.has(id)).map(({ id }) => id);
    await deleteExpired(ctx.db, gone, now);
    stuck.push(...left);
    removed += gone.length;
    more = due.length;
  }
  if (stuck.length > 0) throw new Error(`${stuck.length} files could not be removed`);
  return { removed };
}
