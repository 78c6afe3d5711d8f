import type { WirePrice } from "./wire";
import type { World } from "./world";

/** The list that `line_items` expands to. */
export function lineItemsOf(world: World, session: string): object {
  const lines = world.state.sessionMemory[session]?.lineItems ?? [];
  const data = lines.map(({ price, quantity }, index) => {
    const { currency, unit_amount, product } = world.prices.require(price);
    const amount = (unit_amount ?? 0) * quantity;
    return {
      id: `li_${session.slice(-20)}${index}`,
      object: "item",
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: amount,
      amount_tax: 0,
      amount_total: amount,
      currency,
      description: world.products.find(product)?.name ?? null,
      metadata: {},
      price: world.prices.require(price),
      quantity,
    };
  });
  return { object: "list", data, has_more: false, url: `/v1/checkout/sessions/${session}/line_items` };
}

export interface Basket {
  price: WirePrice;
  quantity: number;
  name: string;
  description: string | null;
}

export function basketOf(world: World, session: string): Basket {
  const line = world.state.sessionMemory[session]?.lineItems[0];
  const price = world.prices.require(line?.price ?? "");
  const product = world.products.require(price.product);
  return { price, quantity: line?.quantity ?? 1, name: product.name, description: product.description };
}
