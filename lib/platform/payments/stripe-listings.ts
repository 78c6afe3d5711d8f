import type Stripe from "stripe";
import type { PaymentEvent, SubscriptionFacts } from "./payments";
import { customerIdOf, eventFacts, subscriptionFacts } from "./stripe-facts";

const PAGE = 100;
/** The provider takes at most this many event types in one look-up. */
const EVENT_TYPES_AT_ONCE = 20;
/** Newest first, so that a look-up that would never end leaves out the oldest. */
const EVENTS_MAX = 20_000;

export async function listSubscriptions(stripe: Stripe, customerId: string): Promise<SubscriptionFacts[]> {
  const found: SubscriptionFacts[] = [];
  const page = stripe.subscriptions.list({
    customer: customerId,
    status: "all",
    expand: ["data.schedule"],
    limit: PAGE,
  });
  for await (const item of page) {
    const facts = subscriptionFacts(item);
    if (facts) found.push(facts);
  }
  return found;
}

export async function listLiveSubscriptions(
  stripe: Stripe,
): Promise<(SubscriptionFacts & { customerId: string })[]> {
  const found: (SubscriptionFacts & { customerId: string })[] = [];
  // Without a status the provider leaves out those that were cancelled.
  for await (const item of stripe.subscriptions.list({ expand: ["data.schedule"], limit: PAGE })) {
    const facts = subscriptionFacts(item);
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
      events.push(eventFacts(event));
    }
  }
  return events;
}
