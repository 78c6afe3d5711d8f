import { isDeepStrictEqual } from "node:util";
import type { StripeState } from "@/sandbox/stripe/state";
import type { WireSubscription } from "@/sandbox/stripe/wire";
import { withClient } from "./with-client";

/** What a subscription turns into with its next period. */
type NextFact = { product: string; interval: string; cents: number };
type SubscriptionFact = {
  id: string;
  status: string;
  product: string;
  interval: string;
  /** What this customer is charged for a period, whatever the catalogue asks. */
  cents: number;
  currency: string;
  next: NextFact | null;
  periodStart: number | null;
  periodEnd: number | null;
  ending: boolean;
  trialEnd: number | null;
  endedAt: number | null;
};
type InvoiceFact = {
  id: string;
  status: string;
  due: number;
  /** What was taken from the card for it. */
  paid: number;
  paidAt: number | null;
  currency: string;
  subscription: string | null;
};

/** What there is to know about one customer, in the provider's words; both sides are held in this form. */
export type PaymentFacts = { subscriptions: SubscriptionFact[]; invoices: InvoiceFact[] };

const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
const idOf = (reference: string | { id: string }) =>
  typeof reference === "string" ? reference : reference.id;

type Truth = Pick<
  StripeState,
  "customers" | "subscriptions" | "invoices" | "schedules" | "prices" | "invoicePayments"
>;
const PARTS = "customers,subscriptions,invoices,schedules,prices,invoicePayments";

/** The phase after the present one; a schedule that only repeats what runs promises nothing. */
function nextOf({ schedules, prices }: Truth, { schedule, items }: WireSubscription): NextFact | null {
  const plan = typeof schedule === "string" ? schedules[schedule] : undefined;
  if (plan?.status !== "active") return null;
  const next = plan.phases.find(({ start_date }) => start_date >= (plan.current_phase?.end_date ?? Infinity));
  const [item] = next?.items ?? [];
  const price = item && prices[idOf(item.price)];
  if (!price || price.id === items.data[0]?.price.id) return null;
  return {
    product: idOf(price.product),
    interval: price.recurring?.interval ?? "",
    cents: (price.unit_amount ?? 0) * (item.quantity ?? 1),
  };
}

function subscriptionFact(truth: Truth, subscription: WireSubscription): SubscriptionFact {
  const [item] = subscription.items.data;
  if (!item) throw new Error("a subscription has an item");
  return {
    id: subscription.id,
    status: subscription.status,
    product: idOf(item.price.product),
    interval: item.price.recurring?.interval ?? "",
    cents: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    currency: item.price.currency,
    next: nextOf(truth, subscription),
    periodStart: item.current_period_start,
    periodEnd: item.current_period_end,
    ending: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    trialEnd: subscription.trial_end,
    endedAt: subscription.ended_at,
  };
}

/** What the provider holds about its customers, each by id. */
export function factsByCustomer(truth: Truth): Map<string, PaymentFacts> {
  const facts = new Map<string, PaymentFacts>(
    Object.keys(truth.customers).map((id) => [id, { subscriptions: [], invoices: [] }]),
  );
  const of = (customer: unknown) => facts.get(String(customer));
  // From the payments, not from the bill's own word.
  const taken = Map.groupBy(
    Object.values(truth.invoicePayments).filter(({ status }) => status === "paid"),
    ({ invoice }) => idOf(invoice),
  );
  for (const item of Object.values(truth.subscriptions))
    of(item.customer)?.subscriptions.push(subscriptionFact(truth, item));
  for (const invoice of Object.values(truth.invoices)) {
    if (invoice.status === "draft") continue;
    of(invoice.customer)?.invoices.push({
      id: invoice.id,
      status: invoice.status ?? "",
      due: invoice.amount_due,
      paid: (taken.get(invoice.id) ?? []).reduce((sum, payment) => sum + (payment.amount_paid ?? 0), 0),
      paidAt: invoice.status_transitions.paid_at,
      currency: invoice.currency,
      subscription: invoice.parent?.subscription_details?.subscription ?? null,
    });
  }
  for (const { subscriptions, invoices } of facts.values()) {
    subscriptions.sort(byId);
    invoices.sort(byId);
  }
  return facts;
}

const STORED_SUBSCRIPTIONS = `
SELECT s.parent_id AS parent, s.stripe_subscription_id AS id, s.status::text, p.stripe_product_id AS product,
       CASE s.billing_period WHEN 'annual' THEN 'year' ELSE 'month' END AS interval,
       s.price_cents AS cents, s.currency,
       CASE WHEN s.next_plan_id IS NULL THEN NULL ELSE json_build_object('product', n.stripe_product_id, 'interval',
         CASE s.next_billing_period WHEN 'annual' THEN 'year' ELSE 'month' END, 'cents', s.next_price_cents) END AS next,
       floor(extract(epoch FROM s.current_period_start))::float AS "periodStart",
       floor(extract(epoch FROM s.current_period_end))::float AS "periodEnd",
       s.cancel_at_period_end AS ending,
       floor(extract(epoch FROM s.trial_end))::float AS "trialEnd",
       floor(extract(epoch FROM s.ended_at))::float AS "endedAt"
FROM subscriptions s JOIN plans p ON p.id = s.plan_id LEFT JOIN plans n ON n.id = s.next_plan_id
WHERE s.parent_id = ANY($1::uuid[])`;

const STORED_INVOICES = `
SELECT i.parent_id AS parent, i.stripe_invoice_id AS id, i.status, i.amount_due_cents AS due, i.amount_paid_cents AS paid,
       floor(extract(epoch FROM i.paid_at))::float AS "paidAt", i.currency,
       s.stripe_subscription_id AS subscription
FROM invoices i LEFT JOIN subscriptions s ON s.id = i.subscription_id WHERE i.parent_id = ANY($1::uuid[])`;

const CUSTOMERS = `
SELECT p.id AS parent, c.stripe_customer_id AS customer
FROM parents p LEFT JOIN payment_customers c ON c.parent_id = p.id WHERE p.id = ANY($1::uuid[])`;

type Stored = PaymentFacts & { customer: string | null };
type Owned<Fact> = Fact & { parent: string };

/** What our tables hold about some parents. */
export async function storedFacts(databaseUrl: string, parents: string[]): Promise<Map<string, Stored>> {
  return withClient(databaseUrl, async (client) => {
    const customers = await client.query<{ parent: string; customer: string | null }>(CUSTOMERS, [parents]);
    const facts = new Map<string, Stored>(
      customers.rows.map(({ parent, customer }) => [parent, { customer, subscriptions: [], invoices: [] }]),
    );
    const subscriptions = await client.query<Owned<SubscriptionFact>>(STORED_SUBSCRIPTIONS, [parents]);
    for (const { parent, ...row } of subscriptions.rows) facts.get(parent)?.subscriptions.push(row);
    const invoices = await client.query<Owned<InvoiceFact>>(STORED_INVOICES, [parents]);
    for (const { parent, ...row } of invoices.rows) facts.get(parent)?.invoices.push(row);
    for (const { subscriptions: own, invoices: bills } of facts.values()) {
      own.sort(byId);
      bills.sort(byId);
    }
    return facts;
  });
}

/** What the provider holds; the rest of its state would be many times as large. */
export async function providersTruth(stripeUrl: string): Promise<Truth> {
  const response = await fetch(`${stripeUrl}/_sandbox/state?only=${PARTS}`);
  return (await response.json()) as Truth;
}

const NOTHING: PaymentFacts & { customer?: null } = { subscriptions: [], invoices: [] };

type Sides = { databaseUrl: string; stripeUrl: string };

/**
 * Every difference between our tables and the provider about these parents; empty when all is well. A customer
 * whom the provider knows as one of these parents and we don't is a difference, too.
 */
export async function differences({ databaseUrl, stripeUrl }: Sides, parents: string[]): Promise<string[]> {
  const [stored, truth] = await Promise.all([storedFacts(databaseUrl, parents), providersTruth(stripeUrl)]);
  const told = factsByCustomer(truth);
  const found: string[] = [];
  for (const parent of parents) {
    const { customer = null, ...ours } = stored.get(parent) ?? NOTHING;
    const theirs = told.get(customer ?? "") ?? NOTHING;
    if (!isDeepStrictEqual(ours, theirs))
      found.push(
        `${parent} (${customer ?? "no customer"}): we hold ${JSON.stringify(ours)}, they say ${JSON.stringify(theirs)}`,
      );
  }
  const known = new Set([...stored.values()].map(({ customer }) => customer));
  const asked = new Set(parents);
  for (const { id, metadata } of Object.values(truth.customers)) {
    const parent = metadata["parentId"];
    if (parent && asked.has(parent) && !known.has(id)) found.push(`${parent} has a second customer, ${id}`);
  }
  return found;
}
