import type { Call, Route } from "./api";
import type { Fields } from "./fields";
import { page, searchPage } from "./list";
import { newId } from "./new-id";
import { attachCard, cardOfToken } from "./payment-methods";
import { resourceMissing } from "./stripe-fault";
import { endSubscription } from "./subscription-end";
import type { WireCustomer } from "./wire";
import type { World } from "./world";

export const customerRoutes: Route[] = [
  { method: "POST", path: "/v1/customers", action: create },
  { method: "GET", path: "/v1/customers", action: list },
  { method: "GET", path: "/v1/customers/search", action: search },
  { method: "GET", path: "/v1/customers/:id", action: retrieve },
  { method: "POST", path: "/v1/customers/:id", action: update },
  { method: "DELETE", path: "/v1/customers/:id", action: remove },
];

export function newCustomer(
  world: World,
  details: { email?: string | null; name?: string | null },
): WireCustomer {
  return {
    id: newId("cus", 14),
    object: "customer",
    address: null,
    balance: 0,
    created: world.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: details.email ?? null,
    invoice_prefix: newId("x", 8).slice(2).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: details.name ?? null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  };
}

export function addCustomer(world: World, customer: WireCustomer): WireCustomer {
  world.customers.add(customer);
  world.emit("customer.created", customer);
  return customer;
}

function create({ world, fields }: Call): object {
  const customer = newCustomer(world, {});
  applyFields(customer, fields);
  addCustomer(world, customer);
  const token = fields.text("payment_method");
  if (token) attachCard(world, customer, cardOfToken(token));
  applyDefaultMethod(world, customer, fields);
  return customer;
}

function update({ world, fields, id }: Call): object {
  const customer = world.customers.require(id);
  applyDefaultMethod(world, customer, fields);
  return world.update("customer.updated", customer, () => {
    applyFields(customer, fields);
  });
}

function applyFields(customer: WireCustomer, fields: Fields): void {
  customer.email = fields.textOr("email", customer.email);
  customer.name = fields.textOr("name", customer.name ?? null);
  customer.phone = fields.textOr("phone", customer.phone ?? null);
  customer.description = fields.textOr("description", customer.description);
  customer.balance = fields.int("balance") ?? customer.balance;
  customer.metadata = fields.metadata(customer.metadata);
  const locales = fields.strings("preferred_locales");
  if (locales.length > 0) customer.preferred_locales = locales;
  const address = fields.child("address");
  if (address) {
    customer.address = {
      city: address.textOr("city", null),
      country: address.textOr("country", null),
      line1: address.textOr("line1", null),
      line2: address.textOr("line2", null),
      postal_code: address.textOr("postal_code", null),
      state: address.textOr("state", null),
    };
  }
}

function applyDefaultMethod(world: World, customer: WireCustomer, fields: Fields): void {
  const token = fields.child("invoice_settings")?.text("default_payment_method");
  if (!token) return;
  const method = world.paymentMethods.find(token) ?? attachCard(world, customer, cardOfToken(token));
  customer.invoice_settings.default_payment_method = method.id;
}

function retrieve({ world, id }: Call): object {
  if (Object.hasOwn(world.state.deletedCustomers, id)) return { id, object: "customer", deleted: true };
  return world.customers.require(id);
}

function list(call: Call): object {
  const email = call.fields.text("email");
  const customers = call.world.customers.all();
  return page(
    call,
    "/v1/customers",
    email ? customers.filter((customer) => customer.email === email) : customers,
  );
}

function search(call: Call): object {
  return searchPage(call, "/v1/customers/search", call.world.customers.all());
}

/** Cancels what the customer had, as Stripe does. */
function remove({ world, id }: Call): object {
  const customer = world.customers.find(id);
  if (!customer) throw resourceMissing("customer", id);
  for (const subscription of world.subscriptions.ownedBy(id)) {
    if (subscription.ended_at === null) endSubscription(world, subscription, "cancellation_requested");
  }
  world.customers.remove(id);
  world.state.deletedCustomers[id] = true;
  world.emit("customer.deleted", customer);
  return { id, object: "customer", deleted: true };
}
