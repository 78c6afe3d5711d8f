import { afterAll, beforeAll, expect, test } from "vitest";
import fixtures from "@/tests/fixtures/stripe/objects.json";
import type { Account } from "./sandboxed-account";
import { DAY, openAccount, subscribe, idOf } from "./sandboxed-account";

let account: Account;
const made = new Map<string, unknown>();

beforeAll(async () => {
  account = await openAccount();
  const { stripe } = account;
  const { id } = await subscribe(account, { trialDays: 1 });
  await account.advance(DAY + 1);
  const subscription = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  const invoice = await stripe.invoices.retrieve(idOf(subscription.latest_invoice));
  const [payment] = (await stripe.invoicePayments.list({ invoice: invoice.id })).data;
  const intent = idOf(payment?.payment.payment_intent);
  await stripe.refunds.create({ payment_intent: intent });
  const again = await subscribe(account, {});
  const [charge] = (await stripe.charges.list({ customer: idOf(again.customer) })).data;
  await fetch(`${account.stripeUrl}/_sandbox/charges/${charge?.id ?? ""}/dispute`, { method: "POST" });
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id });
  const portal = await stripe.billingPortal.sessions.create({
    customer: idOf(subscription.customer),
    return_url: "http://localhost:3000",
    flow_data: {
      type: "subscription_cancel",
      subscription_cancel: { subscription: id },
      after_completion: { type: "redirect", redirect: { return_url: "http://localhost:3000" } },
    },
  });
  const raw = async (path: string): Promise<unknown> => {
    const headers = { authorization: "Bearer sk_test" };
    return (await fetch(`${account.stripeUrl}/v1/${path}`, { headers })).json();
  };
  const remove = async (path: string): Promise<unknown> => {
    const headers = { authorization: "Bearer sk_test" };
    return (await fetch(`${account.stripeUrl}/v1/${path}`, { method: "DELETE", headers })).json();
  };
  const passing = await stripe.customers.create({ email: "passing@example.com" });
  const hook = await stripe.webhookEndpoints.create({
    url: "http://localhost:3000/other",
    enabled_events: ["*"],
  });
  const item = (await raw(`subscriptions/${id}`)) as { items: { data: { plan: unknown }[] } };
  const first = async (path: string) => ((await raw(path)) as { data: unknown[] }).data[0];
  for (const [kind, object] of Object.entries({
    customer: await first("customers"),
    product: await first("products"),
    price: await first("prices"),
    "checkout.session": await first("checkout/sessions"),
    subscription: await first("subscriptions"),
    subscription_item: await first(`subscription_items?subscription=${id}`),
    invoice: await raw(`invoices/${invoice.id}`),
    line_item: await first(`invoices/${invoice.id}/lines`),
    invoice_payment: await first(`invoice_payments?invoice=${invoice.id}`),
    event: await first("events"),
    "billing_portal.session": portal,
    "billing_portal.configuration": await first("billing_portal/configurations"),
    payment_intent: await raw(`payment_intents/${intent}`),
    charge: await first("charges"),
    refund: await first("refunds"),
    dispute: await first(`disputes?charge=${charge?.id ?? ""}`),
    payment_method: await first(`payment_methods?customer=${idOf(subscription.customer)}`),
    subscription_schedule: await raw(`subscription_schedules/${schedule.id}`),
    webhook_endpoint: await first("webhook_endpoints"),
    plan: item.items.data[0]?.plan,
    deleted_customer: await remove(`customers/${passing.id}`),
    deleted_webhook_endpoint: await remove(`webhook_endpoints/${hook.id}`),
  })) {
    made.set(kind, object);
  }
});

afterAll(async () => {
  await account.close();
});

test.each(Object.entries(fixtures))(
  "%s has every field of the fixture, of the same type",
  (kind, fixture) => {
    expect(differences(made.get(kind), fixture, kind)).toEqual([]);
  },
);

/**
 * Paths at which ours lacks a field of the fixture, or has another type there. Null stands for any type, and an id
 * for the object it names.
 */
function differences(ours: unknown, fixture: unknown, path: string): string[] {
  if (ours === undefined) return [`${path} is missing`];
  if (ours === null || fixture === null) return [];
  if (typeof ours === "string" && isRecord(fixture) && "id" in fixture) return [];
  if (typeOf(ours) !== typeOf(fixture)) return [`${path} is ${typeOf(ours)}, not ${typeOf(fixture)}`];
  if (Array.isArray(ours) && Array.isArray(fixture)) {
    return ours.length > 0 && fixture.length > 0 ? differences(ours[0], fixture[0], `${path}[0]`) : [];
  }
  if (!isRecord(ours) || !isRecord(fixture) || isFree(path)) return [];
  return Object.entries(fixture).flatMap(([key, value]) => differences(ours[key], value, `${path}.${key}`));
}

/** What hangs on the kind of event or on the caller, not on Stripe. */
function isFree(path: string): boolean {
  return path.endsWith(".metadata") || path === "event.data.object";
}

function typeOf(value: unknown): string {
  return Array.isArray(value) ? "array" : typeof value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
