import { expect, test } from "vitest";
import { renderTemplate } from "@/emails/render-template";
import { confirmCheckout } from "@/lib/features/billing/checkout/confirm-checkout";
import { syncCatalogue } from "@/lib/features/billing/pricing/sync-catalogue";
import { findCurrentSubscription } from "@/lib/features/billing/subscription/find-current-subscription";
import { listInvoices } from "@/lib/features/billing/subscription/list-invoices";
import { choosePlan } from "@/tests/support/choose-plan";
import { atProvider, deliver, mailsOf } from "@/tests/support/payment-deliveries";
import { paymentWorld, type Member } from "@/tests/support/payment-world";

const home = paymentWorld({ TRIAL_DAYS: "30" });
const DAY = 24 * 3600;
const RENEWAL_FAILS = "4000000000000341";

async function hear(ctx: Member): Promise<void> {
  const world = home.current;
  const events = await world.events(await world.customerOf(ctx.parentId));
  // Every message comes twice, and the last one first.
  for (const event of [...events, ...events].toReversed()) await deliver(world, event);
  await world.drain();
}

const passDays = (days: number) => home.current.control("POST", "clock", { advanceSeconds: days * DAY });

/** The texts as they will be sent, by template. */
async function textsOf(ctx: Member): Promise<Map<string, string>> {
  const rows = await home.current.ports.db.outboxMessage.findMany({ where: { parentId: ctx.parentId } });
  const frame = { appUrl: ctx.config.APP_URL, supportEmail: ctx.config.SUPPORT_EMAIL };
  const texts = new Map<string, string>();
  for (const { template, props } of rows) {
    const { subject, text, html } = await renderTemplate(template, props, frame);
    expect(html).toContain("<html");
    texts.set(template, `${subject}\n${text}`.replaceAll(/\s+/g, " "));
  }
  return texts;
}

test("a trial that is about to end is announced once, with the price that follows", async () => {
  const ctx = await home.current.parent();
  await home.current.buy(ctx, "standard", { billingPeriod: "annual" });
  await hear(ctx);
  await passDays(27);
  await hear(ctx);

  expect(await mailsOf(home.current, ctx.parentId)).toEqual({ "plan-welcome": 1, "trial-ending": 1 });
  const texts = await textsOf(ctx);
  expect(texts.get("plan-welcome")).toMatch(
    /Your trial runs until \w+ \d+, \d{4}\. After that the plan goes on at \$299\.90 a year\./,
  );
  expect(texts.get("trial-ending")).toContain("the plan goes on at $299.90 a year");
});

test("16.18: the end of a trial is told as the day that it is where the parent lives", async () => {
  const world = home.current;
  const ctx = await world.parent();
  // Wherever the sun stands over the test, one of the two is on another day than the other.
  const zones = ["Pacific/Kiritimati", "Pacific/Pago_Pago"];
  const dayIn = (zone: string, moment: string) =>
    new Date(moment).toLocaleDateString("en-US", { dateStyle: "long", timeZone: zone });
  const expiresAt = new Date(Date.now() + 400 * DAY * 1000);
  for (const timeZone of zones)
    await world.ports.db.session.create({
      data: { parentId: ctx.parentId, kind: "bearer", expiresAt, timeZone },
    });
  await confirmCheckout(ctx, { id: await world.buy(ctx, "standard") });
  const { trialEnd } = await findCurrentSubscription(ctx);
  const days = zones.map((zone) => dayIn(zone, trialEnd ?? ""));
  expect(new Set(days).size).toBe(2);
  expect((await textsOf(ctx)).get("plan-welcome")).toContain(`Your trial runs until ${days[1] ?? ""}.`);
});

/** The operator publishes another price, until what is given is done. */
async function atBasicPrice(cents: number, work: () => Promise<void>): Promise<void> {
  const { ports, system } = home.current;
  const publish = async (priceMonthlyCents: number) => {
    await ports.db.plan.update({ where: { slug: "basic" }, data: { priceMonthlyCents } });
    await syncCatalogue(system);
  };
  const { priceMonthlyCents: before } = await ports.db.plan.findUniqueOrThrow({ where: { slug: "basic" } });
  await publish(cents);
  try {
    await work();
  } finally {
    await publish(before);
  }
}

// 16.69: also where the plan's price is raised meanwhile.
test("a smaller plan chosen during the trial is what the announcement names and the first bill charges", async () => {
  const world = home.current;
  const ctx = await world.parent();
  await confirmCheckout(ctx, { id: await world.buy(ctx, "family") });
  const { trialEnd } = await findCurrentSubscription(ctx);
  await choosePlan(ctx, "basic");
  expect(await findCurrentSubscription(ctx)).toMatchObject({
    status: "trialing",
    planName: "Family",
    trialEnd,
    nextPlan: { name: "Basic", price: 9.99 },
  });
  await atBasicPrice(1_299, async () => {
    await passDays(27);
    await hear(ctx);
  });
  expect((await textsOf(ctx)).get("trial-ending")).toMatch(
    /your trial of Family ends on .*: Basic follows at \$9\.99 a month\./,
  );

  await passDays(4);
  await hear(ctx);
  expect(await findCurrentSubscription(ctx)).toMatchObject({
    status: "active",
    planName: "Basic",
    price: 9.99,
  });
  expect((await textsOf(ctx)).get("payment-receipt")).toContain("We received $9.99 on");
});

test("a larger plan chosen during the trial opens at once and is still free", async () => {
  const ctx = await home.current.parent();
  await confirmCheckout(ctx, { id: await home.current.buy(ctx, "basic") });
  const { trialEnd } = await findCurrentSubscription(ctx);
  await choosePlan(ctx, "family");
  expect(await findCurrentSubscription(ctx)).toMatchObject({
    status: "trialing",
    planName: "Family",
    trialEnd,
  });
  const invoices = await listInvoices(ctx);
  expect(invoices.filter(({ amount }) => amount > 0)).toEqual([]);
});

test("whoever has cancelled hears of the end, not of the trial", async () => {
  const world = home.current;
  const ctx = await world.parent();
  await world.buy(ctx, "basic");
  await hear(ctx);
  const subscription = await world.ports.db.subscription.findFirstOrThrow({
    where: { parentId: ctx.parentId },
  });
  await atProvider(world, "POST", `subscriptions/${subscription.stripeSubscriptionId}`, {
    cancel_at_period_end: "true",
  });
  await hear(ctx);
  await passDays(27);
  await hear(ctx);
  await passDays(4);
  await hear(ctx);

  expect(await findCurrentSubscription(ctx)).toMatchObject({ hasSubscription: false, status: "canceled" });
  expect(await mailsOf(world, ctx.parentId)).toEqual({ "plan-welcome": 1, "subscription-cancelled": 1 });
  expect((await textsOf(ctx)).get("subscription-cancelled")).toContain("your Basic plan ends on");
});

test("a failed payment is told once, with the last day of grace, and its recovery brings the receipt", async () => {
  const world = home.current;
  const ctx = await world.parent();
  await confirmCheckout(ctx, { id: await world.buy(ctx, "family", { card: RENEWAL_FAILS }) });
  const trialEnd = (await findCurrentSubscription(ctx)).trialEnd ?? "";
  await passDays(31);
  await hear(ctx);

  const overdue = await findCurrentSubscription(ctx);
  expect(overdue).toMatchObject({ status: "past_due", nextBillingDate: null });
  const graceDays =
    (new Date(overdue.graceEndsAt ?? 0).getTime() - new Date(trialEnd).getTime()) / (DAY * 1000);
  expect(graceDays).toBeCloseTo(7, 0);
  expect(await mailsOf(world, ctx.parentId)).toEqual({ "plan-welcome": 1, "payment-failed": 1 });
  expect((await textsOf(ctx)).get("payment-failed")).toContain(
    "could not collect the payment for your Family plan",
  );

  const customerId = await world.customerOf(ctx.parentId);
  await atProvider(world, "POST", `customers/${customerId}`, {
    "invoice_settings[default_payment_method]": "pm_card_visa",
  });
  const subscription = await world.ports.db.subscription.findFirstOrThrow({
    where: { parentId: ctx.parentId },
  });
  const { customers } = await world.truth();
  await atProvider(world, "POST", `subscriptions/${subscription.stripeSubscriptionId}`, {
    default_payment_method: String(customers[customerId]?.invoice_settings.default_payment_method),
  });
  const open = await world.ports.db.invoice.findFirstOrThrow({
    where: { parentId: ctx.parentId, status: "open" },
  });
  await atProvider(world, "POST", `invoices/${open.stripeInvoiceId}/pay`);
  await hear(ctx);

  expect(await findCurrentSubscription(ctx)).toMatchObject({ status: "active", graceEndsAt: null });
  expect(await mailsOf(world, ctx.parentId)).toEqual({
    "plan-welcome": 1,
    "payment-failed": 1,
    "payment-receipt": 1,
  });
  expect((await textsOf(ctx)).get("payment-receipt")).toContain("We received $49.99 on");
});
