import { lineItemsOf } from "./checkout-lines";
import { invalidRequest } from "./stripe-fault";
import type { World } from "./world";

type Json = Record<string, unknown>;

/** Parts that Stripe sends only when they are asked for. */
const HIDDEN: Record<string, Record<string, (world: World, id: string) => object>> = {
  "checkout.session": { line_items: (world, id) => lineItemsOf(world, id) },
  invoice: {
    payments: (world, id) => listOf(world.invoicePayments.ownedBy(id), `/v1/invoice_payments?invoice=${id}`),
  },
  customer: { subscriptions: (world, id) => liveSubscriptions(world, id) },
};

/** A copy in which the named references are replaced by their objects. */
export function expand(world: World, value: object, paths: string[]): object {
  if (paths.length === 0) return value;
  const copy = structuredClone(value) as Json;
  for (const path of paths) expandPath(world, copy, path.split("."));
  return copy;
}

function expandPath(world: World, here: unknown, path: string[]): void {
  if (Array.isArray(here)) {
    for (const item of here) expandPath(world, item, path);
    return;
  }
  const [key, ...rest] = path;
  if (key === undefined || !isJson(here)) return;
  here[key] = replacement(world, here, key);
  expandPath(world, here[key], rest);
}

function replacement(world: World, here: Json, key: string): unknown {
  const present = Object.hasOwn(here, key) ? here[key] : undefined;
  if (typeof present === "string") {
    const found = world.lookUp(present);
    return found ? structuredClone(found) : present;
  }
  if (present !== undefined) return present;
  const hidden = HIDDEN[String(here["object"])]?.[key];
  if (!hidden) throw invalidRequest(`This property cannot be expanded (${key}).`, "expand");
  return structuredClone(hidden(world, String(here["id"])));
}

function liveSubscriptions(world: World, customer: string): object {
  const live = world.subscriptions.ownedBy(customer).filter((subscription) => subscription.ended_at === null);
  return listOf(live.toReversed(), `/v1/customers/${customer}/subscriptions`);
}

function listOf(data: object[], url: string): object {
  return { object: "list", data, has_more: false, url };
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null;
}
