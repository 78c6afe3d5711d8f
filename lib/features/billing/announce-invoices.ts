import "server-only";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { formatCents } from "@/lib/shared/format-money";
import type { Changes, Sender } from "./billing-pages";
import type { Change, InvoiceRow, SubscriptionRow } from "./data-sync";
import { graceEnd, longDate, type SubscriptionState } from "./rules";

type Told = { invoice: InvoiceRow; subscription: SubscriptionRow; planName: string };

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

/** Every try that failed is told, whatever other bill was paid in between. */
async function tellFailure(
  { ctx, tx, parent, pages }: Sender,
  { invoice, subscription, planName }: Told,
): Promise<void> {
  const until = graceEnd(subscription);
  await enqueueEmail(ctx, tx, {
    template: "payment-failed",
    to: parent.email,
    parentId: parent.id,
    idempotencyKey: `payment-failed:${invoice.stripeInvoiceId}:${invoice.attemptCount}`,
    props: {
      firstName: parent.firstName,
      planName,
      amount: formatCents(invoice.amountDueCents, invoice.currency),
      graceEnd: until && until > ctx.now() ? longDate(until) : "",
      needs: invoice.needsAction ? "bank" : "card",
      billingUrl: invoice.needsAction ? pages.billingUrl : pages.cardUrl,
    },
  });
}

/** That access has ended for want of payment; once for a bill, whether grace or the provider's patience ended first. */
export async function tellPaused(
  { ctx, tx, parent, pages }: Sender,
  {
    invoice,
    planName,
  }: { invoice: Pick<InvoiceRow, "stripeInvoiceId" | "amountDueCents" | "currency">; planName: string },
): Promise<void> {
  await enqueueEmail(ctx, tx, {
    template: "access-paused",
    to: parent.email,
    parentId: parent.id,
    idempotencyKey: `access-paused:${invoice.stripeInvoiceId}`,
    props: {
      firstName: parent.firstName,
      planName,
      amount: formatCents(invoice.amountDueCents, invoice.currency),
      billingUrl: pages.billingUrl,
    },
  });
}

const WANTS_PAYMENT: SubscriptionState[] = ["past_due", "active", "trialing"];

const SETTLING_MS = 3600 * 1000;

/** Whether a bill whose tries were not counted yet made its subscription overdue long ago: that was told then. */
function isOldFailure(
  now: Date,
  { before, after }: Change<InvoiceRow>,
  { subscriptions, standing }: Changes,
) {
  if (!before || before.attemptCount > 0) return false;
  const changed = subscriptions.find(({ id }) => id === after.subscriptionId);
  const known = changed ? changed.before : standing.get(after.subscriptionId ?? "");
  if (known?.status === "unpaid") return true;
  const since = known?.pastDueSince;
  return Boolean(since && since >= after.issuedAt && now.getTime() - since.getTime() > SETTLING_MS);
}

async function announceFailure(sender: Sender, change: Change<InvoiceRow>, changes: Changes): Promise<void> {
  const { before, after } = change;
  const { standing, plans } = changes;
  const tries = after.attemptCount - (before?.attemptCount ?? 0);
  if (after.status !== "open" || tries <= 0 || isOldFailure(sender.ctx.now(), change, changes)) return;
  const subscription = standing.get(after.subscriptionId ?? "");
  const plan = subscription && plans.get(subscription.planId);
  if (!plan) return;
  const told = { invoice: after, subscription, planName: plan.name };
  if (subscription.status === "unpaid") await tellPaused(sender, told);
  else if (WANTS_PAYMENT.includes(subscription.status)) await tellFailure(sender, told);
}

/** One mail for all that went back between two looks. */
async function announceRefunds({ ctx, tx, parent, pages }: Sender, changes: Changes): Promise<void> {
  const back = changes.invoices.filter(({ before, after }) => {
    const subscription = changes.standing.get(after.subscriptionId ?? "");
    const isSurplus = changes.surplus.has(subscription?.stripeSubscriptionId ?? "");
    const isNews = !isSurplus && !changes.oldRefunds.has(after.stripeInvoiceId);
    return isNews && after.refundedCents > (before?.refundedCents ?? 0);
  });
  const [first] = back;
  if (!first) return;
  const cents = back.reduce(
    (sum, { before, after }) => sum + after.refundedCents - (before?.refundedCents ?? 0),
    0,
  );
  const ended = back
    .map(({ after }) => changes.standing.get(after.subscriptionId ?? ""))
    .find((row) => row && (row.status === "canceled" || changes.ending.has(row.stripeSubscriptionId)));
  await enqueueEmail(ctx, tx, {
    template: "payment-refunded",
    to: parent.email,
    parentId: parent.id,
    idempotencyKey: `payment-refunded:${first.after.stripeInvoiceId}:${first.after.refundedCents}`,
    props: {
      firstName: parent.firstName,
      amount: formatCents(cents, first.after.currency),
      endedPlan: changes.plans.get(ended?.planId ?? "")?.name ?? "",
      billingUrl: pages.billingUrl,
    },
  });
}

/** Whoever runs the product answers a bank, not the parent. */
async function tellOperator({ ctx, tx, parent }: Sender, row: InvoiceRow): Promise<void> {
  ctx.log.warn({ invoice: row.stripeInvoiceId }, "a payment is disputed");
  await enqueueEmail(ctx, tx, {
    template: "dispute-opened",
    to: ctx.config.SUPPORT_EMAIL,
    idempotencyKey: `dispute-opened:${row.stripeInvoiceId}`,
    props: {
      invoiceNumber: row.number ?? row.stripeInvoiceId,
      amount: formatCents(row.amountPaidCents, row.currency),
      parentEmail: parent.email,
    },
  });
}

export async function announceInvoices(sender: Sender, changes: Changes): Promise<void> {
  for (const change of changes.invoices) {
    const { before, after } = change;
    const isPaidNow = after.status === "paid" && before?.status !== "paid";
    if (isPaidNow && after.amountPaidCents > 0) await receipt(sender, after);
    await announceFailure(sender, change, changes);
    if (after.dispute === "open" && before?.dispute !== "open") await tellOperator(sender, after);
  }
  await announceRefunds(sender, changes);
}
