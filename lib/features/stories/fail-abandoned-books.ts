import "server-only";
import { removeFiles } from "@/lib/features/uploads/remove-files";
import { inTransaction, type Context } from "@/lib/platform/context";
import { findAbandoned } from "./data-requests";
import { failBook } from "./fail-book";
import { makeStoryJob } from "./jobs";

/** Gives the credit back for orders whose job is gone. */
export async function failAbandonedBooks(ctx: Context): Promise<{ failed: number }> {
  const abandoned = await findAbandoned(ctx.db, makeStoryJob.name);
  for (const { id } of abandoned) {
    ctx.log.error({ bookRequestId: id }, "story abandoned by the queue");
    const files = await inTransaction(ctx, (tx) => failBook(ctx, tx, { bookRequestId: id, code: "CRASHED" }));
    await removeFiles(ctx, files);
  }
  return { failed: abandoned.length };
}
