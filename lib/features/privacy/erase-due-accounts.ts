import "server-only";
import { inTransaction, type Context } from "@/lib/platform/context";
import { findDueAccounts } from "./data-deletion";
import { eraseAccountJob } from "./job-names";

const AT_ONCE = 500;

/** Orders the deletion of every account whose week is over, and again of those that something stopped half-way. */
export async function eraseDueAccounts(ctx: Context): Promise<void> {
  const due = await findDueAccounts(ctx.db, {
    jobName: eraseAccountJob.name,
    now: ctx.now(),
    take: AT_ONCE,
  });
  for (const parentId of due) {
    await inTransaction(ctx, (tx) =>
      ctx.jobs.enqueue(tx, eraseAccountJob, { parentId }, { group: parentId }),
    );
  }
}
