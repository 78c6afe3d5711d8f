import "server-only";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { formatCents } from "@/lib/shared/format-money";
import type { Change, InvoiceRow, SubscriptionRow } from "./data-sync";
import { GRACE_DAYS, graceEnd, longDate, renewalText, type SubscriptionState } from "./rules";

type Reader = { id: string; email: string; firstName: string };
type Plan = { name: string };
export type Changes = {
  parent: Reader;
  plans: Map<string, Plan>;
  subscriptions: Change<SubscriptionRow>[];
  invoices: Change<InvoiceRow>[];
  /** Subscriptions that another one replaces: nobody is greeted or bidden farewell for them. */
  replaced: Set<string>;
};
type Sender = {
  ctx: Context;
  tx: Tx;
  parent: Reader;
  pages: { dashboardUrl: string; billingUrl: string; cardUrl: string };
};

const OPEN: SubscriptionState[] = ["trialing", "active"];

async function welcome({ ctx, tx, parent, pages }: Sender, row: SubscriptionRow, plan: Plan): Promise<void> {
  await enqueueEmail(ctx, tx, {
    template: "plan-welcome",
    to: parent.email,
    parentId: parent.id,
    idempotencyKey: `plan-welcome:${row.stripeSubscriptionId}`,
    props: {
      firstName: parent.firstName,
      planName: plan.name,
      terms: renewalText(row),
      dashboardUrl: pages.dashboardUrl,
    },
  });
}

async function tellFailure(
  { ctx, tx, parent, pages }: Sender,
  row: SubscriptionRow,
  plan: Plan,
): Promise<void> {
  const until = graceEnd(row) ?? new Date(ctx.now().getTime() + GRACE_DAYS * 24 * 3600 * 1000);
  await enqueueEmail(ctx, tx, {
    template: "payment-failed",
    to: parent.email,
    parentId: parent.id,
    idempotencyKey: `payment-failed:${row.stripeSubscriptionId}:${row.pastDueSince?.getTime() ?? 0}`,
    props: {
      firstName: parent.firstName,
      planName: plan.name,
      graceEnd: longDate(until),
      billingUrl: pages.cardUrl,
    },
  });
}

async function tellEnd({ ctx, tx, parent, pages }: Sender, row: SubscriptionRow, plan: Plan): Promise<void> {
  await enqueueEmail(ctx, tx, {
    template: "subscription-cancelled",
    to: parent.email,
    parentId: parent.id,
    // Announced and then done is one farewell.
    idempotencyKey: `subscription-cancelled:${row.stripeSubscriptionId}:${row.currentPeriodEnd.getTime()}`,
    props: {
      firstName: parent.firstName,
      planName: plan.name,
      accessEnd: longDate(row.endedAt ?? row.currentPeriodEnd),
      billingUrl: pages.billingUrl,
    },
  });
}

async function receipt({ ctx, tx, parent, pages }: Sender, row: InvoiceRow): Promise<void> {
  await enqueueEmail(ctx, tx, {
    template: "payment-receipt",
    to: parent.email,
    parentId: parent.id,
    idempotencyKey: `payment-receipt:${row.stripeInvoiceId}`,
    props: {
      firstName: parent.firstName,
      amount: formatCents(row.amountPaidCents, row.currency),
      number: row.number ?? row.stripeInvoiceId,
      paidOn: longDate(row.paidAt ?? row.issuedAt),
      billingUrl: pages.billingUrl,
    },
  });
}

const isOpenNow = (row: SubscriptionRow | null): boolean => row !== null && OPEN.includes(row.status);

/** Ended, or will end by itself. */
const isEnding = (row: SubscriptionRow): boolean =>
  row.status === "canceled" || (isOpenNow(row) && row.cancelAtPeriodEnd);

async function announceSubscription(
  sender: Sender,
  change: Change<SubscriptionRow>,
  plan: Plan,
): Promise<void> {
  const { before, after } = change;
  if (isOpenNow(after) && !isOpenNow(before)) await welcome(sender, after, plan);
  if (after.status === "past_due" && before?.status !== "past_due") await tellFailure(sender, after, plan);
  if (before && isEnding(after) && !isEnding(before)) await tellEnd(sender, after, plan);
}

/** Queues the e-mails that a change of the copy causes, in the transaction that makes the change. */
export async function announceChanges(ctx: Context, tx: Tx, changes: Changes): Promise<void> {
  const home = ctx.config.APP_URL.replace(/\/$/, "");
  const billingUrl = `${home}/settings/subscription`;
  const pages = { dashboardUrl: `${home}/dashboard`, billingUrl, cardUrl: `${billingUrl}/portal` };
  const sender = { ctx, tx, parent: changes.parent, pages };
  for (const change of changes.subscriptions) {
    const plan = changes.plans.get(change.after.planId);
    const isReplaced = changes.replaced.has(change.after.stripeSubscriptionId);
    if (plan && !isReplaced) await announceSubscription(sender, change, plan);
  }
  for (const { before, after } of changes.invoices) {
    const isPaidNow = after.status === "paid" && before?.status !== "paid";
    if (isPaidNow && after.amountPaidCents > 0) await receipt(sender, after);
  }
}
