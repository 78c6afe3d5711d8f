import "server-only";
import { inTransaction, type Context } from "@/lib/platform/context";
import { findLiveSubscriptions, findOurCustomers } from "./data-reconciliation";
import { lookUpCustomerJob } from "./jobs";
import { customersThatDiffer } from "./rules";

/** Orders a look-up for every customer about whose live subscriptions we and the provider disagree. Answers how many. */
export async function compareSubscriptions(ctx: Context): Promise<number> {
  const theirs = await ctx.payments.listLiveSubscriptions();
  const differing = customersThatDiffer(await findLiveSubscriptions(ctx.db), theirs);
  // Accounts may be shared with other products.
  const ours = await findOurCustomers(ctx.db, differing);
  for (const customerId of ours) {
    await inTransaction(ctx, (tx) => ctx.jobs.enqueue(tx, lookUpCustomerJob, { customerId }));
  }
  return ours.size;
}
