import type Stripe from "stripe";
import type { PaymentEvent, PriceFacts, SubscriptionFacts } from "./payments";
import { customerIdOf, nextPriceOf, priceFacts, subscriptionFacts } from "./stripe-facts";
import { eventFacts } from "./stripe-webhooks";

const PAGE = 100;
/** The provider takes at most this many event types in one look-up. */
const EVENT_TYPES_AT_ONCE = 20;
/** Newest first, so that a look-up that would never end leaves out the oldest. */
const EVENTS_MAX = 20_000;

const EXPAND = ["data.schedule", "data.default_payment_method"];

/**
 * What a change that waits stands for. A list can't expand a price that deep, so it is asked for by itself; a price
 * never changes its amount, and one that is no longer sold still answers.
 */
function nextPrices(stripe: Stripe): (subscription: Stripe.Subscription) => Promise<PriceFacts | null> {
  const known = new Map<string, Promise<Stripe.Price>>();
  return async (subscription) => {
    const id = nextPriceOf(subscription);
    if (!id) return null;
    const asked = known.get(id) ?? stripe.prices.retrieve(id);
    known.set(id, asked);
    return priceFacts(await asked, subscription.items.data[0]?.quantity ?? 1);
  };
}

export async function listSubscriptions(stripe: Stripe, customerId: string): Promise<SubscriptionFacts[]> {
  const found: SubscriptionFacts[] = [];
  const page = stripe.subscriptions.list({
    customer: customerId,
    status: "all",
    expand: EXPAND,
    limit: PAGE,
  });
  const nextOf = nextPrices(stripe);
  for await (const item of page) {
    const facts = subscriptionFacts(item, await nextOf(item));
    if (facts) found.push(facts);
  }
  return found;
}

export async function listLiveSubscriptions(
  stripe: Stripe,
): Promise<(SubscriptionFacts & { customerId: string })[]> {
  const found: (SubscriptionFacts & { customerId: string })[] = [];
  // Without a status the provider leaves out those that were cancelled.
  const nextOf = nextPrices(stripe);
  for await (const item of stripe.subscriptions.list({ expand: EXPAND, limit: PAGE })) {
    const facts = subscriptionFacts(item, await nextOf(item));
    if (facts && facts.status !== "incomplete_expired") {
      found.push({ ...facts, customerId: customerIdOf(item) });
    }
  }
  return found;
}

export async function listEvents(
  stripe: Stripe,
  since: Date,
  types: readonly string[],
): Promise<PaymentEvent[]> {
  const events: PaymentEvent[] = [];
  for (let from = 0; from < types.length; from += EVENT_TYPES_AT_ONCE) {
    const page = stripe.events.list({
      created: { gte: Math.floor(since.getTime() / 1000) },
      types: types.slice(from, from + EVENT_TYPES_AT_ONCE),
      limit: PAGE,
    });
    for await (const event of page) {
      if (events.length >= EVENTS_MAX) return events;
      const facts = eventFacts(event);
      if (facts) events.push(facts);
    }
  }
  return events;
}
