import type { StripeState } from "@/sandbox/stripe/state";
import type { WireInvoice, WireSubscription } from "@/sandbox/stripe/wire";
import { withClient } from "./with-client";

type SubscriptionFact = {
  id: string;
  status: string;
  product: string;
  interval: string;
  periodStart: number | null;
  periodEnd: number | null;
  ending: boolean;
  trialEnd: number | null;
  endedAt: number | null;
};
type InvoiceFact = { id: string; status: string; due: number; paid: number; subscription: string | null };

/** What there is to know about one customer, in the provider's words; both sides are held in this form. */
export type PaymentFacts = { subscriptions: SubscriptionFact[]; invoices: InvoiceFact[] };

const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
const idOf = (reference: string | { id: string }) =>
  typeof reference === "string" ? reference : reference.id;

export const factsOf = (subscriptions: WireSubscription[], invoices: WireInvoice[]): PaymentFacts => ({
  subscriptions: subscriptions
    .map((subscription) => {
      const [item] = subscription.items.data;
      if (!item) throw new Error("a subscription has an item");
      return {
        id: subscription.id,
        status: subscription.status,
        product: idOf(item.price.product),
        interval: item.price.recurring?.interval ?? "",
        periodStart: item.current_period_start,
        periodEnd: item.current_period_end,
        ending: subscription.cancel_at_period_end || subscription.cancel_at !== null,
        trialEnd: subscription.trial_end,
        endedAt: subscription.ended_at,
      };
    })
    .toSorted(byId),
  invoices: invoices
    .filter(({ status }) => status !== "draft")
    .map((invoice) => ({
      id: invoice.id,
      status: invoice.status ?? "",
      due: invoice.amount_due,
      paid: invoice.amount_paid,
      subscription: invoice.parent?.subscription_details?.subscription ?? null,
    }))
    .toSorted(byId),
});

const STORED_SUBSCRIPTIONS = `
SELECT s.parent_id AS parent, s.stripe_subscription_id AS id, s.status::text, p.stripe_product_id AS product,
       CASE s.billing_period WHEN 'annual' THEN 'year' ELSE 'month' END AS interval,
       floor(extract(epoch FROM s.current_period_start))::float AS "periodStart",
       floor(extract(epoch FROM s.current_period_end))::float AS "periodEnd",
       s.cancel_at_period_end AS ending,
       floor(extract(epoch FROM s.trial_end))::float AS "trialEnd",
       floor(extract(epoch FROM s.ended_at))::float AS "endedAt"
FROM subscriptions s JOIN plans p ON p.id = s.plan_id WHERE s.parent_id = ANY($1::uuid[])`;

const STORED_INVOICES = `
SELECT i.parent_id AS parent, i.stripe_invoice_id AS id, i.status, i.amount_due_cents AS due, i.amount_paid_cents AS paid,
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

type Truth = Pick<StripeState, "customers" | "subscriptions" | "invoices">;

/** What the provider holds; the rest of its state would be many times as large. */
export async function providersTruth(stripeUrl: string): Promise<Truth> {
  const response = await fetch(`${stripeUrl}/_sandbox/state?only=customers,subscriptions,invoices`);
  return (await response.json()) as Truth;
}

const groupByCustomer = <Item extends { customer?: unknown }>(items: Record<string, Item>) =>
  Map.groupBy(Object.values(items), ({ customer }) => customer);

type Sides = { databaseUrl: string; stripeUrl: string };

/**
 * Every difference between our tables and the provider about these parents; empty when all is well. A customer
 * whom the provider knows as one of these parents and we don't is a difference, too.
 */
export async function differences({ databaseUrl, stripeUrl }: Sides, parents: string[]): Promise<string[]> {
  const [stored, truth] = await Promise.all([storedFacts(databaseUrl, parents), providersTruth(stripeUrl)]);
  const subscriptions = groupByCustomer(truth.subscriptions);
  const invoices = groupByCustomer(truth.invoices);
  const found: string[] = [];
  for (const parent of parents) {
    const { customer = null, ...ours } = stored.get(parent) ?? { subscriptions: [], invoices: [] };
    const theirs = factsOf(subscriptions.get(customer) ?? [], invoices.get(customer) ?? []);
    const [held, told] = [JSON.stringify(ours), JSON.stringify(theirs)];
    if (held !== told)
      found.push(`${parent} (${customer ?? "no customer"}): we hold ${held}, they say ${told}`);
  }
  const known = new Set([...stored.values()].map(({ customer }) => customer));
  const asked = new Set(parents);
  for (const { id, metadata } of Object.values(truth.customers)) {
    const parent = metadata["parentId"];
    if (parent && asked.has(parent) && !known.has(id)) found.push(`${parent} has a second customer, ${id}`);
  }
  return found;
}
