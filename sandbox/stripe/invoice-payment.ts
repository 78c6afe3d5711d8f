import { cardOf, payingMethod } from "./payment-methods";
import { pay } from "./payments";
import { newId } from "./new-id";
import { StripeFault } from "./stripe-fault";
import { afterInvoiceFailed, afterInvoicePaid } from "./subscription-payment";
import type { WireInvoice, WirePaymentMethod } from "./wire";
import { DAY } from "./wire";
import type { World } from "./world";

/** Gives the invoice its number and its addresses; from here on its amounts stand. */
export function finalize(world: World, invoice: WireInvoice): void {
  const customer = world.customers.require(invoice.customer ?? "");
  world.update("invoice.finalized", invoice, () => {
    applyBalance(world, invoice);
    const sequence = customer.next_invoice_sequence ?? 1;
    customer.next_invoice_sequence = sequence + 1;
    invoice.number = `${customer.invoice_prefix ?? ""}-${String(sequence).padStart(4, "0")}`;
    invoice.status = "open";
    invoice.effective_at = world.now();
    invoice.status_transitions.finalized_at = world.now();
    invoice.hosted_invoice_url = `${world.baseUrl}/i/${invoice.id}`;
    invoice.invoice_pdf = `${world.baseUrl}/i/${invoice.id}/pdf`;
  });
}

/** A credit on the customer's balance is used before the card is; a negative total becomes such a credit. */
function applyBalance(world: World, invoice: WireInvoice): void {
  const customer = world.customers.require(invoice.customer ?? "");
  invoice.starting_balance = customer.balance;
  const due = Math.max(0, invoice.total + customer.balance);
  const balance =
    invoice.total < 0 || customer.balance < 0 ? customer.balance + invoice.total - due : customer.balance;
  if (balance !== customer.balance) {
    world.update("customer.updated", customer, () => {
      customer.balance = balance;
    });
  }
  invoice.ending_balance = balance;
  invoice.amount_due = due;
  invoice.amount_remaining = due;
}

/** From here on nobody can pay it. */
export function voidInvoice(world: World, invoice: WireInvoice): void {
  world.update("invoice.voided", invoice, () => {
    invoice.status = "void";
    invoice.next_payment_attempt = null;
    invoice.status_transitions.voided_at = world.now();
  });
}

type Attempt = {
  /** A card other than the one on file. */
  chosen?: WirePaymentMethod | undefined;
  authenticated?: boolean;
};

/** Charges the card for an open invoice. Returns false when it was declined, waits for the bank, or there is none. */
export function collect(
  world: World,
  invoice: WireInvoice,
  present: boolean,
  { chosen, authenticated = false }: Attempt = {},
): boolean {
  if (invoice.amount_due === 0) return settle(world, invoice);
  const customer = world.customers.require(invoice.customer ?? "");
  const method =
    chosen ?? payingMethod(world, customer, world.subscriptions.find(invoice.subscription ?? ""));
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (!method) return fall(world, invoice);
  const earlier = world.invoicePayments.ownedBy(invoice.id)[0];
  const { intent } = pay(world, {
    customer,
    amount: invoice.amount_remaining,
    currency: invoice.currency,
    description:
      invoice.billing_reason === "subscription_create" ? "Subscription creation" : "Subscription update",
    card: cardOf(world, method),
    method,
    present,
    authenticated,
    intent: world.intents.find(earlier?.payment.payment_intent ?? ""),
  });
  if (!earlier) recordPayment(world, invoice, intent.id);
  if (intent.status === "succeeded") return settle(world, invoice);
  if (intent.status === "requires_action") world.emit("invoice.payment_action_required", invoice);
  return fall(world, invoice);
}

/** Whether the bank waits for the buyer to confirm the payment of an invoice. */
export function needsBuyer(world: World, invoice: WireInvoice): boolean {
  return world.invoicePayments
    .ownedBy(invoice.id)
    .some(({ payment }) => world.intents.find(payment.payment_intent ?? "")?.status === "requires_action");
}

/** As the API answers when the card of a payment that was asked for is declined. */
export function declinedFault(world: World, invoice: WireInvoice): StripeFault {
  const payment = world.invoicePayments.ownedBy(invoice.id)[0];
  const intent = world.intents.find(payment?.payment.payment_intent ?? "");
  const error = intent?.last_payment_error;
  return new StripeFault(402, {
    type: "card_error",
    code: error?.code ?? "invoice_payment_intent_requires_action",
    message: error?.message ?? "This customer has no attached payment source or default payment method.",
    ...(error?.decline_code && { decline_code: error.decline_code }),
    ...(intent && { payment_intent: intent }),
  });
}

function recordPayment(world: World, invoice: WireInvoice, intent: string): void {
  world.invoicePayments.add({
    id: newId("inpay"),
    object: "invoice_payment",
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: world.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent, type: "payment_intent" },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

function settle(world: World, invoice: WireInvoice): true {
  const now = world.now();
  for (const payment of world.invoicePayments.ownedBy(invoice.id)) {
    payment.status = "paid";
    payment.amount_paid = invoice.amount_due;
    payment.status_transitions.paid_at = now;
  }
  world.update("invoice.updated", invoice, () => {
    invoice.status = "paid";
    invoice.attempted = true;
    invoice.amount_paid = invoice.amount_due;
    invoice.amount_remaining = 0;
    invoice.next_payment_attempt = null;
    invoice.status_transitions.paid_at = now;
  });
  afterInvoicePaid(world, invoice);
  world.emit("invoice.paid", invoice);
  world.emit("invoice.payment_succeeded", invoice);
  return true;
}

function fall(world: World, invoice: WireInvoice): false {
  const subscription = world.subscriptions.find(invoice.subscription ?? "");
  const days = world.state.settings.retryDays[invoice.attempt_count - 1];
  const retries =
    days !== undefined && subscription?.ended_at === null && subscription.status !== "incomplete";
  invoice.next_payment_attempt = retries ? world.now() + days * DAY : null;
  world.emit("invoice.payment_failed", invoice);
  afterInvoiceFailed(world, invoice);
  return false;
}
