import type { Call, Route } from "./api";
import type { Fields } from "./fields";
import { page, searchPage } from "./list";
import { newId } from "./new-id";
import type { Interval } from "./period";
import { invalidRequest } from "./stripe-fault";
import type { WirePlan, WirePrice } from "./wire";
import type { World } from "./world";

const INTERVALS = ["day", "week", "month", "year"] as const;

export const priceRoutes: Route[] = [
  { method: "POST", path: "/v1/prices", action: create },
  { method: "GET", path: "/v1/prices", action: list },
  { method: "GET", path: "/v1/prices/search", action: search },
  { method: "GET", path: "/v1/prices/:id", action: ({ world, id }) => world.prices.require(id) },
  { method: "POST", path: "/v1/prices/:id", action: update },
];

export function intervalOf(price: WirePrice): Interval {
  return price.recurring ?? { interval: "month", interval_count: 1 };
}

/** The form in which subscription items still carry their price beside it. */
export function planOf(price: WirePrice): WirePlan {
  const { interval, interval_count } = intervalOf(price);
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval,
    interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}

function create({ world, fields }: Call): object {
  const product = world.products.require(fields.required("product"), "product");
  const amount = fields.int("unit_amount");
  if (amount === undefined)
    throw invalidRequest("Missing required param: unit_amount.", "unit_amount", "parameter_missing");
  const recurring = recurringOf(fields);
  const price: WirePrice = {
    id: newId("price"),
    object: "price",
    active: fields.flag("active") ?? true,
    billing_scheme: "per_unit",
    created: world.now(),
    currency: fields.required("currency").toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: fields.metadata(),
    nickname: fields.textOr("nickname", null),
    product: product.id,
    recurring,
    tax_behavior: fields.choice("tax_behavior", ["exclusive", "inclusive", "unspecified"]) ?? "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? "recurring" : "one_time",
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  };
  takeLookupKey(world, price, fields);
  world.prices.add(price);
  world.emit("price.created", price);
  return price;
}

function recurringOf(fields: Fields): WirePrice["recurring"] {
  const recurring = fields.child("recurring");
  if (!recurring) return null;
  const interval = recurring.choice("interval", INTERVALS);
  if (!interval) throw invalidRequest("Missing required param: recurring[interval].", "recurring[interval]");
  return {
    interval,
    interval_count: recurring.int("interval_count") ?? 1,
    meter: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}

function update({ world, fields, id }: Call): object {
  return world.update("price.updated", world.prices.require(id), (price) => {
    price.active = fields.flag("active") ?? price.active;
    price.nickname = fields.textOr("nickname", price.nickname);
    price.metadata = fields.metadata(price.metadata);
    takeLookupKey(world, price, fields);
  });
}

function takeLookupKey(world: World, price: WirePrice, fields: Fields): void {
  const key = fields.text("lookup_key");
  if (key === undefined) return;
  const holder = key === "" ? undefined : world.prices.all().find((other) => other.lookup_key === key);
  if (holder && holder !== price) {
    if (!fields.flag("transfer_lookup_key")) {
      throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, "lookup_key");
    }
    holder.lookup_key = null;
  }
  price.lookup_key = key || null;
}

function list(call: Call): object {
  const { fields } = call;
  const active = fields.flag("active");
  const keys = fields.strings("lookup_keys");
  const product = fields.text("product");
  const type = fields.text("type");
  const prices = call.world.prices
    .all()
    .filter((price) => active === undefined || price.active === active)
    .filter((price) => keys.length === 0 || keys.includes(price.lookup_key ?? ""))
    .filter((price) => (!product || price.product === product) && (!type || price.type === type));
  return page(call, "/v1/prices", prices);
}

function search(call: Call): object {
  return searchPage(call, "/v1/prices/search", call.world.prices.all());
}
