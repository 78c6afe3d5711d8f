import { expect, test } from "vitest";
import { confirmCheckout } from "@/lib/features/billing/checkout/confirm-checkout";
import { syncCatalogue } from "@/lib/features/billing/pricing/sync-catalogue";
import { findCurrentSubscription } from "@/lib/features/billing/subscription/find-current-subscription";
import { findUsage } from "@/lib/features/billing/subscription/find-usage";
import { listInvoices } from "@/lib/features/billing/subscription/list-invoices";
import { openPortal } from "@/lib/features/billing/subscription/open-portal";
import { refreshSubscription } from "@/lib/features/billing/sync/refresh-subscription";
import { createChild } from "@/lib/features/children/create-child";
import { chooseAtProvider, choosePlan } from "@/tests/support/choose-plan";
import { aChild } from "@/tests/support/family";
import { deliver, mailsOf } from "@/tests/support/payment-deliveries";
import { paymentWorld, type Member } from "@/tests/support/payment-world";

const home = paymentWorld();
const DAY = 24 * 3600;

type Slug = "basic" | "standard" | "family";

async function subscriber(plan: Slug, billingPeriod: "monthly" | "annual" = "monthly"): Promise<Member> {
  const ctx = await home.current.parent();
  await confirmCheckout(ctx, { id: await home.current.buy(ctx, plan, { billingPeriod }) });
  return ctx;
}

const limitsOf = async (ctx: Member) => {
  const { storiesLimit, childrenLimit, childrenProfiles } = await findUsage(ctx);
  return { storiesLimit, childrenLimit, childrenProfiles };
};

test.each([
  ["monthly", { priceMonthlyCents: 1299 }, { price: 9.99, monthlyPrice: 9.99, annualPrice: 99.9 }],
  ["annual", { priceAnnualCents: 12_990 }, { price: 99.9, monthlyPrice: 9.99, annualPrice: 99.9 }],
] as const)("whoever pays %s keeps the price they bought at", async (period, dearer, bought) => {
  const world = home.current;
  const ctx = await subscriber("basic", period);
  expect(await findCurrentSubscription(ctx)).toMatchObject({ ...bought, currency: "usd" });
  const before = await world.ports.db.plan.findUniqueOrThrow({ where: { slug: "basic" } });
  const { priceMonthlyCents, priceAnnualCents } = before;

  await world.ports.db.plan.update({ where: { slug: "basic" }, data: dearer });
  await syncCatalogue(world.system);
  await refreshSubscription(ctx);

  expect(await findCurrentSubscription(ctx)).toMatchObject(bought);
  const late = await subscriber("basic", period);
  expect((await findCurrentSubscription(late)).price).toBe(period === "annual" ? 129.9 : 12.99);
  await world.ports.db.plan.update({
    where: { slug: "basic" },
    data: { priceMonthlyCents, priceAnnualCents },
  });
  await syncCatalogue(world.system);
});

test("a larger plan opens at once", async () => {
  const ctx = await subscriber("basic");
  expect(await limitsOf(ctx)).toEqual({ storiesLimit: 10, childrenLimit: 3, childrenProfiles: 0 });
  await choosePlan(ctx, "family");
  expect(await limitsOf(ctx)).toEqual({ storiesLimit: 200, childrenLimit: null, childrenProfiles: 0 });
  expect(await findCurrentSubscription(ctx)).toMatchObject({
    planName: "Family",
    price: 49.99,
    nextPlan: null,
  });
});

test("a smaller plan is announced, begins with the next period, and sends nobody away", async () => {
  const world = home.current;
  const ctx = await subscriber("standard");
  for (let child = 0; child < 5; child += 1) await createChild(ctx, aChild({ name: `Ada ${child}` }));

  await choosePlan(ctx, "basic");
  expect(await findCurrentSubscription(ctx)).toMatchObject({
    planName: "Standard",
    price: 29.99,
    nextPlan: { name: "Basic", billingPeriod: "monthly", price: 9.99 },
  });
  expect(await limitsOf(ctx)).toMatchObject({ storiesLimit: 60, childrenLimit: 10 });

  await world.control("POST", "clock", { advanceSeconds: 31 * DAY });
  await refreshSubscription(ctx);
  expect(await findCurrentSubscription(ctx)).toMatchObject({
    planName: "Basic",
    price: 9.99,
    nextPlan: null,
  });
  expect(await limitsOf(ctx)).toEqual({ storiesLimit: 10, childrenLimit: 3, childrenProfiles: 5 });
  await expect(createChild(ctx, aChild({ name: "Sixth" }))).rejects.toMatchObject({
    code: "LIMIT_REACHED",
    message: "Your plan has room for 3 child profiles. Choose a larger plan to add more.",
  });
  expect(await mailsOf(world, ctx.parentId)).toEqual({ "plan-welcome": 1, "payment-receipt": 2 });
});

test("a smaller plan that was chosen can be taken back", async () => {
  const ctx = await subscriber("family");
  await choosePlan(ctx, "basic");
  expect((await findCurrentSubscription(ctx)).nextPlan).not.toBeNull();
  const { portalUrl } = await openPortal(ctx, { action: "home" });
  await fetch(portalUrl, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ action: "keep" }),
  });
  await refreshSubscription(ctx);
  expect(await findCurrentSubscription(ctx)).toMatchObject({ planName: "Family", nextPlan: null });
});

test("links of an invoice lead to the provider or nowhere", async () => {
  const world = home.current;
  const ctx = await subscriber("basic");
  const [bill] = await listInvoices(ctx);
  expect(bill?.hostedUrl).toMatch(`${world.stripeUrl}/i/`);
  expect(bill?.pdfUrl).toMatch(`${world.stripeUrl}/i/`);

  await world.ports.db.invoice.updateMany({
    where: { parentId: ctx.parentId },
    data: { hostedUrl: "javascript:alert(1)", pdfUrl: "https://pay.stripe.com.evil.example/pdf" },
  });
  expect(await listInvoices(ctx)).toEqual([{ ...bill, hostedUrl: null, pdfUrl: null }]);
});

test("second thoughts about the next plan are heard of by events alone", async () => {
  const world = home.current;
  const ctx = await subscriber("family");
  const customerId = await world.customerOf(ctx.parentId);
  await chooseAtProvider(ctx, "standard");
  await chooseAtProvider(ctx, "basic");
  const newest = (await world.events(customerId)).at(-1);
  if (newest) await deliver(world, newest);
  await world.drain();
  expect((await findCurrentSubscription(ctx)).nextPlan?.name).toBe("Basic");
});
