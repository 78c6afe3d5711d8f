import "server-only";
import type { Change, InvoiceRow, SubscriptionRow } from "@/lib/features/billing/data-sync";
import { graceEnd, type ProductLine, type SubscriptionState } from "@/lib/features/billing/rules";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { formatCents } from "@/lib/shared/format-money";
import { forLine, type Changes, type Sender } from "./sender-to";
import { sendLetter } from "./send-letter";

type Told = { invoice: InvoiceRow; subscription: SubscriptionRow; planName: string; line: ProductLine };

const planOf = ({ standing, plans }: Changes, { subscriptionId }: Pick<InvoiceRow, "subscriptionId">) =>
  plans.get(standing.get(subscriptionId ?? "")?.planId ?? "");

async function receipt(sender: Sender, row: InvoiceRow, changes: Changes): Promise<void> {
  await sendLetter(sender, {
    template: "payment-receipt",
    about: row.stripeInvoiceId,
    props: {
      planName: planOf(changes, row)?.name ?? "",
      amount: formatCents(row.amountPaidCents, row.currency),
      number: row.number ?? row.stripeInvoiceId,
      billingUrl: sender.pages.invoicesUrl,
      paidOn: sender.day(row.paidAt ?? row.issuedAt),
    },
  });
}

/** Every try that failed is told, whatever other bill was paid in between. */
async function tellFailure(all: Sender, { invoice, subscription, planName, line }: Told): Promise<void> {
  const sender = forLine(all, line);
  const until = graceEnd(subscription);
  await sendLetter(sender, {
    template: "payment-failed",
    about: `${invoice.stripeInvoiceId}:${invoice.attemptCount}`,
    props: {
      planName,
      amount: formatCents(invoice.amountDueCents, invoice.currency),
      graceEnd: until && until > sender.ctx.now() ? sender.day(until) : "",
      needs: invoice.needsAction ? "bank" : "card",
      ...(invoice.needsAction ? {} : { billingUrl: sender.pages.cardUrl }),
    },
  });
}

type Paused = {
  invoice: Pick<InvoiceRow, "stripeInvoiceId" | "amountDueCents" | "currency">;
  planName: string;
  line: ProductLine;
};

/** That access has ended for want of payment; once for a bill, whether grace or the provider's patience ended first. */
export async function tellPaused(sender: Sender, { invoice, planName, line }: Paused): Promise<void> {
  await sendLetter(forLine(sender, line), {
    template: "access-paused",
    about: invoice.stripeInvoiceId,
    props: {
      planName,
      amount: formatCents(invoice.amountDueCents, invoice.currency),
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
  const told = { invoice: after, subscription, planName: plan.name, line: plan.line };
  if (subscription.status === "unpaid") await tellPaused(sender, told);
  else if (WANTS_PAYMENT.includes(subscription.status)) await tellFailure(sender, told);
}

/** One mail for all that went back between two looks. */
async function announceRefunds(sender: Sender, changes: Changes): Promise<void> {
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
  const plan = changes.plans.get(
    (ended ?? changes.standing.get(first.after.subscriptionId ?? ""))?.planId ?? "",
  );
  await sendLetter(forLine(sender, plan?.line ?? "stories"), {
    template: "payment-refunded",
    about: `${first.after.stripeInvoiceId}:${first.after.refundedCents}`,
    props: {
      amount: formatCents(cents, first.after.currency),
      endedPlan: ended ? (plan?.name ?? "") : "",
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
    if (isPaidNow && after.amountPaidCents > 0) await receipt(sender, after, changes);
    await announceFailure(sender, change, changes);
    if (after.dispute === "open" && before?.dispute !== "open") await tellOperator(sender, after);
  }
  await announceRefunds(sender, changes);
}
