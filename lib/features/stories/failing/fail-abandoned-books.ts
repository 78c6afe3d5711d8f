import "server-only";
import { removeFiles } from "@/lib/features/uploads/remove-files";
import { inTransaction, type Context } from "@/lib/platform/context";
import { metrics } from "@/lib/platform/metrics/metrics";
import { findAbandoned } from "@/lib/features/stories/data-requests";
import { failBook } from "./fail-book";
import { makeStoryJob } from "@/lib/features/stories/job-names";

async function failAbandoned(ctx: Context, bookRequestId: string): Promise<boolean> {
  ctx.log.error({ bookRequestId }, "story abandoned by the queue");
  try {
    const files = await inTransaction(ctx, (tx) => failBook(ctx, tx, { bookRequestId, code: "CRASHED" }));
    await removeFiles(ctx, files);
    metrics().storyEnded("failed");
    return true;
  } catch (err) {
    ctx.log.error({ err, bookRequestId }, "abandoned story could not be ended");
    return false;
  }
}

/** Gives the credit back for orders whose job is gone. One that can't be ended doesn't hold up those behind it. */
export async function failAbandonedBooks(ctx: Context): Promise<{ failed: number }> {
  let failed = 0;
  for (const { id } of await findAbandoned(ctx.db, makeStoryJob.name)) {
    if (await failAbandoned(ctx, id)) failed += 1;
  }
  return { failed };
}
