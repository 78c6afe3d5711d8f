import type Stripe from "stripe";
import type { DisputeState, InvoiceFacts, RefundReason } from "./payments";
import { hasStripeCode } from "./stripe-errors";
import { dateOf, idOf, invoiceFacts } from "./stripe-facts";

const PAGE = 100;

/** `null`: an inquiry that came to nothing. */
const DISPUTES: Record<string, DisputeState | null> = {
  won: "won",
  lost: "lost",
  warning_closed: null,
  prevented: null,
};

async function disputeOf(stripe: Stripe, charge: Stripe.Charge): Promise<DisputeState | null> {
  const { data } = await stripe.disputes.list({ charge: charge.id, limit: 1 });
  const status = data[0]?.status;
  if (!status) return null;
  return Object.hasOwn(DISPUTES, status) ? (DISPUTES[status] ?? null) : "open";
}

/** What became of a payment after it was made. */
async function noteAftermath(
  stripe: Stripe,
  charge: Stripe.Charge,
  invoices: Map<string, InvoiceFacts>,
): Promise<void> {
  const intent = idOf(charge.payment_intent);
  if (!intent) return;
  const { data } = await stripe.invoicePayments.list({
    payment: { type: "payment_intent", payment_intent: intent },
    limit: 1,
  });
  const invoice = invoices.get(idOf(data[0]?.invoice) ?? "");
  if (!invoice) return;
  invoice.refundedCents += charge.amount_refunded;
  const moments = [
    Number(invoice.refundedAt),
    ...(charge.refunds?.data ?? []).map(({ created }) => created * 1000),
  ];
  const last = Math.max(...moments);
  invoice.refundedAt = last > 0 ? new Date(last) : null;
  if (charge.disputed) invoice.dispute ??= await disputeOf(stripe, charge);
}

/** Why a bill is still open. */
async function noteAttempts(stripe: Stripe, invoice: InvoiceFacts, charges: Stripe.Charge[]): Promise<void> {
  const { data } = await stripe.invoicePayments.list({
    invoice: invoice.stripeInvoiceId,
    limit: PAGE,
    expand: ["data.payment.payment_intent"],
  });
  const intents = data.flatMap(({ payment }) => (payment.payment_intent ? [payment.payment_intent] : []));
  const ids = new Set(intents.map((intent) => idOf(intent)));
  invoice.needsAction = intents.some(
    (intent) => typeof intent === "object" && intent.status === "requires_action",
  );
  invoice.failedAt = charges
    .filter(({ payment_intent, paid }) => !paid && ids.has(idOf(payment_intent)))
    .map(({ created }) => dateOf(created));
}

/** The newest hundred with what became of their payments, newest first. */
export async function listInvoices(stripe: Stripe, customerId: string): Promise<InvoiceFacts[]> {
  const [{ data }, { data: charges }] = await Promise.all([
    stripe.invoices.list({ customer: customerId, limit: PAGE }),
    stripe.charges.list({ customer: customerId, limit: PAGE, expand: ["data.refunds"] }),
  ]);
  const invoices = new Map(data.map((invoice) => [invoice.id, invoiceFacts(invoice)]));
  const found = [...invoices.values()];
  for (const charge of charges) {
    if (charge.amount_refunded > 0 || charge.disputed) await noteAftermath(stripe, charge, invoices);
  }
  for (const invoice of found) {
    if (invoice.status === "open" && invoice.attempted) await noteAttempts(stripe, invoice, charges);
  }
  return found;
}

export async function refundInvoice(
  stripe: Stripe,
  invoiceId: string,
  reason: RefundReason,
  idempotencyKey: string,
): Promise<void> {
  const { data } = await stripe.invoicePayments.list({ invoice: invoiceId, status: "paid", limit: PAGE });
  for (const { payment } of data) {
    const intent = idOf(payment.payment_intent);
    if (!intent) continue;
    await stripe.refunds
      .create({ payment_intent: intent, reason }, { idempotencyKey: `${idempotencyKey}:${intent}` })
      .catch((error: unknown) => {
        if (!hasStripeCode(error, "charge_already_refunded")) throw error;
      });
  }
}

export async function voidInvoice(stripe: Stripe, invoiceId: string): Promise<void> {
  const { status } = await stripe.invoices.retrieve(invoiceId);
  if (status === "open" || status === "uncollectible") await stripe.invoices.voidInvoice(invoiceId);
}

export async function findChargedCustomer(stripe: Stripe, chargeId: string): Promise<string | null> {
  try {
    return idOf((await stripe.charges.retrieve(chargeId)).customer);
  } catch (error) {
    if (hasStripeCode(error, "resource_missing")) return null;
    throw error;
  }
}
