import type { Call, Route } from "./api";
import { cardOfToken, attachCard } from "./payment-methods";
import { collect, declinedFault, finalize, voidInvoice } from "./invoice-payment";
import { page } from "./list";
import { invalidRequest } from "./stripe-fault";
import type { WireInvoice } from "./wire";

export const invoiceRoutes: Route[] = [
  { method: "GET", path: "/v1/invoices", action: list },
  { method: "GET", path: "/v1/invoices/:id", action: ({ world, id }) => world.invoices.require(id) },
  { method: "POST", path: "/v1/invoices/:id", action: update },
  { method: "POST", path: "/v1/invoices/:id/finalize", action: finalizeDraft },
  { method: "POST", path: "/v1/invoices/:id/pay", action: payOpen },
  { method: "POST", path: "/v1/invoices/:id/void", action: voidOpen },
  { method: "POST", path: "/v1/invoices/:id/mark_uncollectible", action: giveUp },
  {
    method: "GET",
    path: "/v1/invoices/:id/lines",
    action: ({ world, id }) => world.invoices.require(id).lines,
  },
  { method: "GET", path: "/v1/invoice_payments", action: listPayments },
  {
    method: "GET",
    path: "/v1/invoice_payments/:id",
    action: ({ world, id }) => world.invoicePayments.require(id),
  },
];

function list(call: Call): object {
  const { world, fields } = call;
  const customer = fields.text("customer");
  const subscription = fields.text("subscription");
  const status = fields.text("status");
  const invoices = (customer ? world.invoices.ownedBy(customer) : world.invoices.all()).filter(
    (invoice) =>
      (!subscription || invoice.subscription === subscription) && (!status || invoice.status === status),
  );
  return page(call, "/v1/invoices", invoices);
}

function listPayments(call: Call): object {
  const { world, fields } = call;
  const invoice = fields.text("invoice");
  const intent = fields.child("payment")?.text("payment_intent");
  const payments = (invoice ? world.invoicePayments.ownedBy(invoice) : world.invoicePayments.all()).filter(
    (payment) => !intent || payment.payment.payment_intent === intent,
  );
  return page(call, "/v1/invoice_payments", payments);
}

function update({ world, fields, id }: Call): object {
  return world.update("invoice.updated", world.invoices.require(id), (invoice) => {
    invoice.metadata = fields.metadata(invoice.metadata);
    invoice.description = fields.textOr("description", invoice.description);
    invoice.auto_advance = fields.flag("auto_advance") ?? invoice.auto_advance;
  });
}

function finalizeDraft({ world, id }: Call): object {
  const invoice = world.invoices.require(id);
  if (invoice.status !== "draft")
    throw invalidRequest("This invoice is already finalized.", undefined, "invoice_not_editable");
  finalize(world, invoice);
  return invoice;
}

function payOpen({ world, fields, id }: Call): object {
  const invoice = world.invoices.require(id);
  if (invoice.status === "paid")
    throw invalidRequest("Invoice is already paid", undefined, "invoice_already_paid");
  if (invoice.status === "draft") finalize(world, invoice);
  if (invoice.status !== "open")
    throw invalidRequest(`Invoice is ${String(invoice.status)} and cannot be paid.`);
  const token = fields.text("payment_method");
  const customer = world.customers.require(invoice.customer ?? "");
  const method = token
    ? (world.paymentMethods.find(token) ?? attachCard(world, customer, cardOfToken(token)))
    : undefined;
  if (!collect(world, invoice, false, { chosen: method })) throw declinedFault(world, invoice);
  return invoice;
}

function voidOpen({ world, id }: Call): object {
  const invoice = world.invoices.require(id);
  refuseUnless(invoice, ["open", "uncollectible"]);
  voidInvoice(world, invoice);
  return invoice;
}

function giveUp({ world, id }: Call): object {
  const invoice = world.invoices.require(id);
  refuseUnless(invoice, ["open"]);
  return world.update("invoice.marked_uncollectible", invoice, () => {
    invoice.status = "uncollectible";
    invoice.next_payment_attempt = null;
    invoice.status_transitions.marked_uncollectible_at = world.now();
  });
}

function refuseUnless(invoice: WireInvoice, statuses: string[]): void {
  if (statuses.includes(invoice.status ?? "")) return;
  throw invalidRequest(`You can't do this with an invoice that is ${String(invoice.status)}.`);
}
