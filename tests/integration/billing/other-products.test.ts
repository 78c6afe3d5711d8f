import { expect, test } from "vitest";
import { confirmCheckout } from "@/lib/features/billing/checkout/confirm-checkout";
import { findEntitlement } from "@/lib/features/billing/subscription/find-entitlement";
import { syncCustomer } from "@/lib/features/billing/sync/sync-customer";
import { requireParent } from "@/lib/shared/actor";
import { atProvider } from "@/tests/support/payment-deliveries";
import { paymentWorld, type Member } from "@/tests/support/payment-world";

const home = paymentWorld();

/** A monthly price of something at the provider that none of our plans stands for. */
async function foreignPrice(): Promise<string> {
  const product = await atProvider(home.current, "POST", "products", { name: "Posters" });
  const price = await atProvider(home.current, "POST", "prices", {
    product: String(product["id"]),
    currency: "usd",
    unit_amount: "500",
    "recurring[interval]": "month",
  });
  return String(price["id"]);
}

async function aSubscriber() {
  const world = home.current;
  const ctx = await world.parent();
  await confirmCheckout(ctx, { id: await world.buy(ctx, "standard") });
  const customerId = await world.customerOf(ctx.parentId);
  return { ctx, customerId, id: (await stored(ctx)).stripeSubscriptionId };
}

const stored = (ctx: Member) =>
  home.current.ports.db.subscription.findFirstOrThrow({
    where: { parentId: ctx.parentId },
    include: { plan: true },
  });
const statusAtProvider = async (id: string) => (await home.current.truth()).subscriptions[id]?.status;
const isIn = async (ctx: Member) =>
  (await findEntitlement(ctx, requireParent(ctx.actor))).hasActiveSubscription;

test("a subscription that was moved to another product keeps its plan, and still ends when it ends", async () => {
  const world = home.current;
  const { ctx, customerId, id } = await aSubscriber();
  const { items } = (await world.truth()).subscriptions[id] ?? {};
  await atProvider(world, "POST", `subscriptions/${id}`, {
    "items[0][id]": items?.data[0]?.id ?? "",
    "items[0][price]": await foreignPrice(),
    cancel_at_period_end: "true",
  });
  await syncCustomer(world.system, customerId);
  expect(await stored(ctx)).toMatchObject({
    status: "active",
    cancelAtPeriodEnd: true,
    plan: { slug: "standard" },
  });

  await atProvider(world, "DELETE", `subscriptions/${id}`);
  await syncCustomer(world.system, customerId);

  expect(await stored(ctx)).toMatchObject({ status: "canceled", plan: { slug: "standard" } });
  expect(await isIn(ctx)).toBe(false);
});

test("a newer subscription to something else replaces no plan, and is left alone", async () => {
  const world = home.current;
  const { ctx, customerId, id } = await aSubscriber();
  await world.control("POST", "clock", { advanceSeconds: 60 });
  await atProvider(world, "POST", `customers/${customerId}`, {
    "invoice_settings[default_payment_method]": "pm_card_visa",
  });
  const other = await atProvider(world, "POST", "subscriptions", {
    customer: customerId,
    "items[0][price]": await foreignPrice(),
  });
  await syncCustomer(world.system, customerId);

  expect(await statusAtProvider(id)).toBe("active");
  expect(await statusAtProvider(String(other["id"]))).toBe("active");
  expect(await isIn(ctx)).toBe(true);
  expect(await world.ports.db.subscription.count({ where: { parentId: ctx.parentId } })).toBe(1);
});
