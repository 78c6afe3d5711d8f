import type { Call, Route } from "./api";
import { page } from "./list";
import { newSchedule, nextPhase } from "./schedule-object";
import { invalidRequest } from "./stripe-fault";
import { itemOf } from "./subscription-object";
import type { WirePrice, WireSchedule, WireSubscription } from "./wire";
import type { World } from "./world";

/** As far as a change at the end of the period needs them: two phases, the present one and the next. */
export const scheduleRoutes: Route[] = [
  { method: "POST", path: "/v1/subscription_schedules", action: create },
  { method: "GET", path: "/v1/subscription_schedules", action: list },
  {
    method: "GET",
    path: "/v1/subscription_schedules/:id",
    action: ({ world, id }) => world.schedules.require(id),
  },
  { method: "POST", path: "/v1/subscription_schedules/:id", action: update },
  { method: "POST", path: "/v1/subscription_schedules/:id/release", action: release },
  { method: "POST", path: "/v1/subscription_schedules/:id/cancel", action: release },
];

/** Plans the price of the next period; the present price takes a plan back. */
export function scheduleNextPrice(
  world: World,
  subscription: WireSubscription,
  price: WirePrice,
): WireSchedule {
  const memory = world.state.subscriptionMemory[subscription.id];
  const schedule = world.schedules.find(subscription.schedule ?? "") ?? openSchedule(world, subscription);
  const changes = price.id !== itemOf(subscription).price.id;
  if (memory) memory.nextPrice = changes ? price.id : null;
  return world.update("subscription_schedule.updated", schedule, () => {
    schedule.phases = [...schedule.phases.slice(0, 1), ...(changes ? [nextPhase(subscription, price)] : [])];
  });
}

/** Lets go of the subscription, which then simply continues. */
export function releaseSchedule(world: World, subscription: WireSubscription): void {
  const schedule = world.schedules.find(subscription.schedule ?? "");
  const memory = world.state.subscriptionMemory[subscription.id];
  if (memory) memory.nextPrice = null;
  subscription.schedule = null;
  if (!schedule) return;
  schedule.status = "released";
  schedule.released_at = world.now();
  schedule.released_subscription = subscription.id;
  schedule.subscription = null;
  schedule.current_phase = null;
  world.emit("subscription_schedule.released", schedule);
}

function openSchedule(world: World, subscription: WireSubscription): WireSchedule {
  const schedule = world.schedules.add(newSchedule(world, subscription));
  world.emit("subscription_schedule.created", schedule);
  world.update("customer.subscription.updated", subscription, () => {
    subscription.schedule = schedule.id;
  });
  return schedule;
}

function create({ world, fields }: Call): object {
  const subscription = world.subscriptions.require(fields.required("from_subscription"), "from_subscription");
  if (subscription.schedule) {
    throw invalidRequest(
      "You cannot migrate a subscription that is already attached to a schedule.",
      "from_subscription",
    );
  }
  return openSchedule(world, subscription);
}

function update({ world, fields, id }: Call): object {
  const schedule = world.schedules.require(id);
  if (schedule.status !== "active")
    throw invalidRequest(`The schedule is ${schedule.status} and cannot be changed.`);
  schedule.metadata = fields.metadata(schedule.metadata);
  const phases = fields.children("phases");
  if (phases.length > 2)
    throw invalidRequest("The sandbox plans two phases: the present one and the next.", "phases");
  const last = phases.at(-1)?.children("items")[0]?.required("price");
  const subscription = world.subscriptions.find(schedule.subscription ?? "");
  if (last && subscription)
    scheduleNextPrice(world, subscription, world.prices.require(last, "phases[1][items][0][price]"));
  return schedule;
}

function release({ world, id }: Call): object {
  const schedule = world.schedules.require(id);
  const subscription = world.subscriptions.find(schedule.subscription ?? "");
  if (!subscription) throw invalidRequest(`The schedule is ${schedule.status} and cannot be released.`);
  world.update("customer.subscription.updated", subscription, () => {
    releaseSchedule(world, subscription);
  });
  return schedule;
}

function list(call: Call): object {
  const { world, fields } = call;
  const customer = fields.text("customer");
  return page(
    call,
    "/v1/subscription_schedules",
    customer ? world.schedules.ownedBy(customer) : world.schedules.all(),
  );
}
