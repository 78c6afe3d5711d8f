import "server-only";
import { findCataloguePlans } from "@/lib/features/billing/data-sync";
import { lookUpCustomerJob } from "@/lib/features/billing/job-names";
import { nextTerms } from "@/lib/features/billing/rules";
import { inTransaction, type Context } from "@/lib/platform/context";
import { customersThatDiffer } from "./customers-that-differ";
import { findLiveSubscriptions, findOurCustomers } from "./data-reconciliation";

/** Orders a look-up for every customer about whose live subscriptions we and the provider disagree. Answers how many. */
export async function compareSubscriptions(ctx: Context): Promise<number> {
  const plans = await findCataloguePlans(ctx.db);
  const listed = await ctx.payments.listLiveSubscriptions();
  const theirs = listed.map((item) => ({ ...item, ...nextTerms(item.next, plans) }));
  const differing = customersThatDiffer(await findLiveSubscriptions(ctx.db), theirs);
  // Accounts may be shared with other products.
  const ours = await findOurCustomers(ctx.db, differing);
  for (const customerId of ours) {
    await inTransaction(ctx, (tx) => ctx.jobs.enqueue(tx, lookUpCustomerJob, { customerId }));
  }
  return ours.size;
}
