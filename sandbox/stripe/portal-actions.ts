import { typedCard } from "./card-form";
import { collect } from "./invoice-payment";
import { attachCard } from "./payment-methods";
import { intervalOf } from "./prices";
import { releaseSchedule, scheduleNextPrice } from "./schedules";
import { StripeFault } from "./stripe-fault";
import { chargeFor, endTrialNow, setCancelAtPeriodEnd, switchPrice } from "./subscription-changes";
import { endIfOver, endSubscription } from "./subscription-end";
import { itemOf } from "./subscription-object";
import type {
  WireInvoice,
  WirePortalConfiguration,
  WirePortalSession,
  WirePrice,
  WireSubscription,
} from "./wire";
import type { World } from "./world";

export interface Desk {
  world: World;
  session: WirePortalSession;
  configuration: WirePortalConfiguration;
  subscription: WireSubscription | undefined;
  /** What else runs. */
  others: WireSubscription[];
}

/** Does what was chosen on the portal's page and says so. Throws a card's error when it is declined. */
export function actOn(desk: Desk, typed: URLSearchParams): string {
  switch (typed.get("action")) {
    case "cancel":
      return cancel(desk);
    case "resume":
      return resume(desk);
    case "plan":
      return changePlan(desk, typed.get("price") ?? "");
    case "keep":
      return keepPlan(desk);
    case "card":
      return updateCard(desk, typed.get("card") ?? "");
    case "pay":
      return payInvoice(desk, typed.get("invoice") ?? "");
    default:
      return "";
  }
}

function cancel({ world, configuration, subscription }: Desk): string {
  if (!subscription) return "";
  if (configuration.features.subscription_cancel.mode === "immediately") {
    endSubscription(world, subscription, "cancellation_requested");
    return "Your subscription is cancelled.";
  }
  world.update("customer.subscription.updated", subscription, () => {
    setCancelAtPeriodEnd(world, subscription, true);
  });
  endIfOver(world, subscription);
  return "Your subscription ends with the current period.";
}

function resume({ world, subscription }: Desk): string {
  if (!subscription?.cancel_at_period_end) return "";
  world.update("customer.subscription.updated", subscription, () => {
    setCancelAtPeriodEnd(world, subscription, false);
  });
  return "Your subscription continues.";
}

function changePlan({ world, configuration, subscription }: Desk, id: string): string {
  const price = offeredPrices(world, configuration).find((offered) => offered.id === id);
  if (!configuration.features.subscription_update.enabled) return "";
  if (!subscription || !price || price.id === itemOf(subscription).price.id) return "";
  const { proration_behavior: proration, trial_update_behavior: onTrial } =
    configuration.features.subscription_update;
  const endsTrial = subscription.status === "trialing" && onTrial === "end_trial";
  if (!endsTrial && waitsForPeriodEnd(configuration, itemOf(subscription).price, price)) {
    scheduleNextPrice(world, subscription, price);
    return "Your plan changes when the current period ends.";
  }
  const before = structuredClone(subscription);
  const invoice = world.during("customer.subscription.updated", subscription, () => {
    releaseSchedule(world, subscription);
    const due = switchPrice(world, subscription, price, proration);
    return endsTrial ? endTrialNow(world, subscription) : due;
  });
  if (invoice) chargeFor(world, subscription, invoice, before);
  return "Your plan is changed.";
}

/** A smaller plan begins with the next period where the configuration says so. */
function waitsForPeriodEnd(configuration: WirePortalConfiguration, from: WirePrice, to: WirePrice): boolean {
  const conditions = configuration.features.subscription_update.schedule_at_period_end.conditions.map(
    ({ type }) => type,
  );
  const cheaper = (to.unit_amount ?? 0) < (from.unit_amount ?? 0);
  const shorter = intervalOf(from).interval === "year" && intervalOf(to).interval === "month";
  if (shorter) return conditions.includes("shortening_interval");
  return (
    cheaper &&
    intervalOf(from).interval === intervalOf(to).interval &&
    conditions.includes("decreasing_item_amount")
  );
}

function keepPlan({ world, subscription }: Desk): string {
  if (!subscription?.schedule) return "";
  world.update("customer.subscription.updated", subscription, () => {
    releaseSchedule(world, subscription);
  });
  return "You keep your plan.";
}

/** A new card also pays what an old one left open. */
function updateCard({ world, session, subscription }: Desk, number: string): string {
  const card = typedCard(number);
  if (typeof card.present === "object") throw new StripeFault(402, { type: "card_error", ...card.present });
  const customer = world.customers.require(session.customer);
  const method = attachCard(world, customer, card);
  world.update("customer.updated", customer, () => {
    customer.invoice_settings.default_payment_method = method.id;
  });
  if (!subscription) return "Your card is saved.";
  world.update("customer.subscription.updated", subscription, () => {
    subscription.default_payment_method = method.id;
  });
  // Whoever saves a card answers their bank on the way.
  const open = openInvoices(world, session.customer).filter((invoice) =>
    collect(world, invoice, true, { authenticated: true }),
  );
  return open.length > 0 ? "Your card is saved and the open invoice is paid." : "Your card is saved.";
}

function payInvoice({ world, session }: Desk, id: string): string {
  const invoice = openInvoices(world, session.customer).find((open) => open.id === id);
  if (!invoice) return "";
  if (collect(world, invoice, true, { authenticated: true })) return "Thank you, the invoice is paid.";
  throw new StripeFault(402, {
    type: "card_error",
    message: "Your card was declined. Update your payment method and try again.",
  });
}

function openInvoices(world: World, customer: string): WireInvoice[] {
  return world.invoices.ownedBy(customer).filter(({ status }) => status === "open");
}

/** What the configuration offers, or every price on sale when it names none. */
export function offeredPrices(world: World, configuration: WirePortalConfiguration): WirePrice[] {
  const named = (configuration.features.subscription_update.products ?? []).flatMap(({ prices }) => prices);
  const prices = world.prices.all().filter((price) => price.active && price.recurring);
  const offered =
    named.length > 0
      ? prices.filter(({ id }) => named.includes(id))
      : prices.filter((price) => isOnSale(world, price));
  return offered.toSorted((a, b) => (a.unit_amount ?? 0) - (b.unit_amount ?? 0));
}

function isOnSale(world: World, price: WirePrice): boolean {
  return world.products.find(price.product)?.active === true;
}
