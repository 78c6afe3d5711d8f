import { createHmac } from "node:crypto";
import { receiveEvent } from "@/lib/features/billing/receive-event";
import type { WireEvent, WireInvoice, WireSubscription } from "@/sandbox/stripe/wire";
import { visitor } from "@/tests/support/family";
import { SECRET, type PaymentWorld } from "./payment-world";

type SignOptions = { secret?: string; at?: Date };

/** The header with which the provider vouches for a body. */
export function signatureOf(
  body: string | Buffer,
  { secret = SECRET, at = new Date() }: SignOptions = {},
): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const mac = createHmac("sha256", secret).update(`${seconds}.`).update(body).digest("hex");
  return `t=${seconds},v1=${mac}`;
}

export const bodyOf = (event: unknown): string => JSON.stringify(event, null, 2);

/** Hands a body over as the route does. */
export const hand = (
  world: PaymentWorld,
  rawBody: string | Buffer,
  signature: string | null,
): Promise<void> => receiveEvent(visitor(world.ports), { rawBody: Buffer.from(rawBody), signature });

export async function deliver(world: PaymentWorld, event: WireEvent): Promise<void> {
  const body = bodyOf(event);
  await hand(world, body, signatureOf(body));
}

const seconds = (date: Date | null) => (date === null ? null : Math.floor(date.getTime() / 1000));

/** What our tables hold about a parent, in the provider's words. */
export async function copyOf(world: PaymentWorld, parentId: string) {
  const [subscriptions, invoices] = await Promise.all([
    world.ports.db.subscription.findMany({ where: { parentId }, include: { plan: true } }),
    world.ports.db.invoice.findMany({ where: { parentId }, include: { subscription: true } }),
  ]);
  return {
    subscriptions: subscriptions
      .map((row) => ({
        id: row.stripeSubscriptionId,
        status: row.status,
        product: row.plan.stripeProductId,
        interval: row.billingPeriod === "annual" ? "year" : "month",
        periodStart: seconds(row.currentPeriodStart),
        periodEnd: seconds(row.currentPeriodEnd),
        ending: row.cancelAtPeriodEnd,
        trialEnd: seconds(row.trialEnd),
        endedAt: seconds(row.endedAt),
      }))
      .toSorted((a, b) => a.id.localeCompare(b.id)),
    invoices: invoices
      .map((row) => ({
        id: row.stripeInvoiceId,
        status: row.status,
        due: row.amountDueCents,
        paid: row.amountPaidCents,
        subscription: row.subscription?.stripeSubscriptionId ?? null,
      }))
      .toSorted((a, b) => a.id.localeCompare(b.id)),
  };
}

/** The same facts as the provider holds them. */
export async function truthOf(world: PaymentWorld, customerId: string): Promise<Facts> {
  const state = await world.truth();
  const own = <Item extends { customer?: unknown }>(items: Record<string, Item>) =>
    Object.values(items).filter(({ customer }) => customer === customerId);
  return factsOf(own(state.subscriptions), own(state.invoices));
}

type Facts = Awaited<ReturnType<typeof copyOf>>;

export const factsOf = (subscriptions: WireSubscription[], invoices: WireInvoice[]): Facts => ({
  subscriptions: subscriptions
    .map((subscription) => {
      const [item] = subscription.items.data;
      if (!item) throw new Error("a subscription has an item");
      return {
        id: subscription.id,
        status: subscription.status,
        product: item.price.product,
        interval: item.price.recurring?.interval ?? "",
        periodStart: item.current_period_start,
        periodEnd: item.current_period_end,
        ending: subscription.cancel_at_period_end || subscription.cancel_at !== null,
        trialEnd: subscription.trial_end,
        endedAt: subscription.ended_at,
      };
    })
    .toSorted((a, b) => a.id.localeCompare(b.id)),
  invoices: invoices
    .filter(({ status }) => status !== "draft")
    .map((invoice) => ({
      id: invoice.id,
      status: invoice.status ?? "",
      due: invoice.amount_due,
      paid: invoice.amount_paid,
      subscription: invoice.parent?.subscription_details?.subscription ?? null,
    }))
    .toSorted((a, b) => a.id.localeCompare(b.id)),
});

/** How many e-mails of each kind are queued for a parent. */
export async function mailsOf(world: PaymentWorld, parentId: string): Promise<Record<string, number>> {
  const rows = await world.ports.db.outboxMessage.findMany({
    where: { parentId },
    select: { template: true },
  });
  const counts: Record<string, number> = {};
  for (const { template } of rows) counts[template] = (counts[template] ?? 0) + 1;
  return counts;
}

/** A call to the provider as its own dashboard would make it. */
export async function atProvider(
  world: PaymentWorld,
  method: "GET" | "POST" | "DELETE",
  path: string,
  fields: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const response = await fetch(`${world.ports.config.STRIPE_API_URL ?? ""}/v1/${path}`, {
    method,
    headers: {
      authorization: "Bearer sk_test_dashboard",
      "content-type": "application/x-www-form-urlencoded",
    },
    ...(method === "POST" ? { body: new URLSearchParams(fields) } : {}),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}
