import type { Call, Route } from "./api";
import type { Fields } from "./fields";
import { page, searchPage } from "./list";
import { newId } from "./new-id";
import { invalidRequest } from "./stripe-fault";
import type { WirePrice, WireProduct } from "./wire";
import type { World } from "./world";

export const productRoutes: Route[] = [
  { method: "POST", path: "/v1/products", action: create },
  { method: "GET", path: "/v1/products", action: list },
  { method: "GET", path: "/v1/products/search", action: search },
  { method: "GET", path: "/v1/products/:id", action: ({ world, id }) => world.products.require(id) },
  { method: "POST", path: "/v1/products/:id", action: update },
  { method: "DELETE", path: "/v1/products/:id", action: remove },
];

export function productName(world: World, price: WirePrice): string {
  return world.products.find(price.product)?.name ?? price.nickname ?? "Subscription";
}

function create({ world, fields }: Call): object {
  const now = world.now();
  const id = fields.text("id") ?? newId("prod", 14);
  if (world.products.find(id)) {
    throw invalidRequest(`Product already exists: ${id}.`, "id", "resource_already_exists");
  }
  const product: WireProduct = {
    id,
    object: "product",
    active: true,
    created: now,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: fields.required("name"),
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: now,
    url: null,
  };
  applyFields(product, fields);
  world.products.add(product);
  world.emit("product.created", product);
  return product;
}

function update({ world, fields, id }: Call): object {
  return world.update("product.updated", world.products.require(id), (product) => {
    applyFields(product, fields);
    product.updated = world.now();
  });
}

function applyFields(product: WireProduct, fields: Fields): void {
  product.name = fields.text("name") ?? product.name;
  product.active = fields.flag("active") ?? product.active;
  product.description = fields.textOr("description", product.description);
  product.default_price = fields.textOr("default_price", product.default_price ?? null);
  product.statement_descriptor = fields.textOr("statement_descriptor", product.statement_descriptor ?? null);
  product.unit_label = fields.textOr("unit_label", product.unit_label ?? null);
  product.url = fields.textOr("url", product.url);
  product.metadata = fields.metadata(product.metadata);
  const features = fields.children("marketing_features");
  if (features.length > 0)
    product.marketing_features = features.map((feature) => ({ name: feature.required("name") }));
}

function list(call: Call): object {
  const active = call.fields.flag("active");
  const ids = call.fields.strings("ids");
  const products = call.world.products
    .all()
    .filter((product) => active === undefined || product.active === active)
    .filter((product) => ids.length === 0 || ids.includes(product.id));
  return page(call, "/v1/products", products);
}

function search(call: Call): object {
  return searchPage(call, "/v1/products/search", call.world.products.all());
}

function remove({ world, id }: Call): object {
  const product = world.products.require(id);
  if (world.prices.all().some((price) => price.product === id)) {
    throw invalidRequest("This product cannot be deleted because it has one or more user-created prices.");
  }
  world.products.remove(id);
  world.emit("product.deleted", product);
  return { id, object: "product", deleted: true };
}
