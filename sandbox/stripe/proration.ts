import { productName } from "./products";
import { itemOf } from "./subscription-object";
import type { WirePrice, WireSubscription } from "./wire";
import type { World } from "./world";

/** Credits the unused time of the present price and, on the same rhythm, debits it at the new one. */
export function addProration(
  world: World,
  subscription: WireSubscription,
  price: WirePrice,
  debit: boolean,
): void {
  const memory = world.state.subscriptionMemory[subscription.id];
  const item = itemOf(subscription);
  const { current_period_start: start, current_period_end: end } = item;
  const now = world.now();
  const left = Math.max(0, (end - now) / (end - start));
  const quantity = item.quantity ?? 1;
  const share = (of: WirePrice) => Math.round((of.unit_amount ?? 0) * quantity * left);
  memory?.pendingLines.push({
    amount: -share(item.price),
    description: `Unused time on ${productName(world, item.price)}`,
    price: item.price.id,
    start: now,
    end,
  });
  if (!debit) return;
  memory?.pendingLines.push({
    amount: share(price),
    description: `Remaining time on ${productName(world, price)}`,
    price: price.id,
    start: now,
    end,
  });
}
