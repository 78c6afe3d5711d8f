import "server-only";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { announceInvoices } from "./announce-invoices";
import { announceSubscription } from "./announce-subscription";
import type { Change, InvoiceRow, SubscriptionRow } from "./data-sync";

type Reader = { id: string; email: string; firstName: string };
type Plan = { name: string };
export type Changes = {
  parent: Reader;
  plans: Map<string, Plan>;
  subscriptions: Change<SubscriptionRow>[];
  /** All of the parent's, by our id. */
  standing: Map<string, SubscriptionRow>;
  invoices: Change<InvoiceRow>[];
  /** Subscriptions that another one replaces: nobody is greeted or bidden farewell for them. */
  replaced: Set<string>;
  /** Trials that are about to be ended: nobody is greeted. */
  refused: Set<string>;
  /** Subscriptions that are about to be ended, because what was paid for them has gone back. */
  ending: Set<string>;
};
export type Sender = {
  ctx: Context;
  tx: Tx;
  parent: Reader;
  pages: { dashboardUrl: string; billingUrl: string; cardUrl: string };
};

/** Where the mails about money lead. */
export function billingPages({ config }: Pick<Context, "config">): Sender["pages"] {
  const home = config.APP_URL.replace(/\/$/, "");
  const billingUrl = `${home}/settings/subscription`;
  return { dashboardUrl: `${home}/dashboard`, billingUrl, cardUrl: `${billingUrl}/portal` };
}

/** Queues the e-mails that a change of the copy causes, in the transaction that makes the change. */
export async function announceChanges(ctx: Context, tx: Tx, changes: Changes): Promise<void> {
  const sender = { ctx, tx, parent: changes.parent, pages: billingPages(ctx) };
  for (const change of changes.subscriptions) {
    const { planId, stripeSubscriptionId } = change.after;
    const plan = changes.plans.get(planId);
    const isSilent = changes.replaced.has(stripeSubscriptionId) || changes.refused.has(stripeSubscriptionId);
    if (plan && !isSilent) await announceSubscription(sender, change, plan);
  }
  await announceInvoices(sender, changes);
}
