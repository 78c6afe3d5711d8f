import { beforeAll, describe, expect, test } from "vitest";
import { confirmCheckout } from "@/lib/features/billing/checkout/confirm-checkout";
import { reconcilePayments } from "@/lib/features/billing/events/reconcile-payments";
import { findCurrentSubscription } from "@/lib/features/billing/subscription/find-current-subscription";
import { findEntitlement } from "@/lib/features/billing/subscription/find-entitlement";
import { listInvoices } from "@/lib/features/billing/subscription/list-invoices";
import { payMoneyBack } from "@/lib/features/billing/subscription/pay-money-back";
import { requireParent } from "@/lib/shared/actor";
import { choosePlan } from "@/tests/support/choose-plan";
import { moneyDays, type MoneyDays } from "@/tests/support/money-days";
import { deliver, mailsOf } from "@/tests/support/payment-deliveries";
import { paymentWorld, type Member } from "@/tests/support/payment-world";

const home = paymentWorld();
let days: MoneyDays;

beforeAll(() => {
  days = moneyDays(home.current);
});

async function subscriber(plan = "basic"): Promise<Member> {
  const ctx = await home.current.parent();
  await confirmCheckout(ctx, { id: await home.current.buy(ctx, plan) });
  return ctx;
}

const isIn = async (ctx: Member) =>
  (await findEntitlement(ctx, requireParent(ctx.actor))).hasActiveSubscription;

const refundedBy = async (ctx: Member) =>
  (await days.chargesOf(ctx)).map(({ amount_refunded }) => amount_refunded);

describe("16.19a: the thirty days' guarantee", () => {
  test("pays everything back, ends the plan, and leaves mail, ledger and audit", async () => {
    const world = home.current;
    const ctx = await subscriber("basic");
    await choosePlan(ctx, "standard");
    const paid = (await listInvoices(ctx)).reduce((sum, { amount }) => sum + amount, 0);
    const { moneyBack } = await findCurrentSubscription(ctx);
    expect(moneyBack?.amount).toBeCloseTo(paid);

    expect(await payMoneyBack(ctx)).toMatchObject({ currency: "usd" });

    expect(await isIn(ctx)).toBe(false);
    expect(await findCurrentSubscription(ctx)).toMatchObject({
      hasSubscription: false,
      ended: { planName: "Standard", reason: "money_back" },
      moneyBack: null,
    });
    for (const { amount, refunded } of await listInvoices(ctx)) expect(refunded).toBe(amount);
    const charges = await days.chargesOf(ctx);
    expect(charges.every(({ refunded }) => refunded)).toBe(true);
    expect(await mailsOf(world, ctx.parentId)).toEqual({
      "plan-welcome": 1,
      "payment-receipt": 2,
      "payment-refunded": 1,
    });
    expect((await days.mails(ctx, "payment-refunded"))[0]).toContain("Your Standard plan has ended with it");
    const ledger = await days.ledger(ctx);
    expect(ledger.map(([kind]) => kind).toSorted()).toEqual(["charge", "charge", "refund", "refund"]);
    expect(ledger.reduce((sum, [, cents]) => sum + cents, 0)).toBe(0);
    const audited = await world.ports.db.auditEntry.findMany({
      where: { subjectParentId: ctx.parentId, tableName: "parents", actorParentId: ctx.parentId },
    });
    expect(audited.map(({ changedFields }) => changedFields)).toContainEqual(["money_back_at"]);
  });

  test("is for a family's first payment, once", async () => {
    const ctx = await subscriber();
    await payMoneyBack(ctx);
    await expect(payMoneyBack(ctx)).rejects.toMatchObject({ code: "CONFLICT" });
    await confirmCheckout(ctx, { id: await home.current.buy(ctx, "family") });
    expect((await findCurrentSubscription(ctx)).moneyBack).toBeNull();
    await expect(payMoneyBack(ctx)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await refundedBy(ctx)).toEqual([999, 0]);
    expect(await isIn(ctx)).toBe(true);
  });

  test("leaves a second purchase out, which was paid back as such", async () => {
    const ctx = await subscriber("basic");
    const { db } = home.current.ports;
    await db.subscription.updateMany({ where: { parentId: ctx.parentId }, data: { endReason: "duplicate" } });
    expect((await findCurrentSubscription(ctx)).moneyBack).toBeNull();
    await db.subscription.updateMany({ where: { parentId: ctx.parentId }, data: { endReason: null } });
    expect((await findCurrentSubscription(ctx)).moneyBack?.amount).toBe(9.99);
  });

  test("ends after thirty days, and whoever has paid nothing has nothing to get", async () => {
    const ctx = await subscriber();
    const later = { ...ctx, now: () => new Date(Date.now() + 30 * 86_400_000 + 60_000) };
    expect((await findCurrentSubscription(later)).moneyBack).toBeNull();
    await expect(payMoneyBack(later)).rejects.toMatchObject({ code: "CONFLICT" });
    const stranger = await home.current.parent();
    await expect(payMoneyBack(stranger)).rejects.toMatchObject({ code: "CONFLICT" });
  });

  test("two clicks at the same moment pay back once", async () => {
    const ctx = await subscriber();
    const results = await Promise.allSettled([payMoneyBack(ctx), payMoneyBack(ctx)]);
    expect(results.some(({ status }) => status === "fulfilled")).toBe(true);
    expect(await refundedBy(ctx)).toEqual([999]);
    expect((await days.ledger(ctx)).filter(([kind]) => kind === "refund")).toEqual([["refund", -999]]);
    expect(await mailsOf(home.current, ctx.parentId)).toMatchObject({ "payment-refunded": 1 });
  });

  test.each(["POST /v1/refunds", "DELETE /v1/subscriptions"])(
    "interrupted at %s it can be asked for again, or goes on by itself",
    async (match) => {
      const world = home.current;
      const ctx = await subscriber();
      await world.control("POST", "faults", { match, status: 503 });
      await expect(payMoneyBack(ctx)).rejects.toMatchObject({ code: "UNAVAILABLE" });
      await world.control("DELETE", "faults");
      await payMoneyBack({ ...ctx, now: () => new Date(Date.now() + 120_000) }).catch((error: unknown) => {
        // The end followed from the refund: there is nothing left to ask for.
        expect(error).toMatchObject({ code: "CONFLICT" });
      });
      expect(await refundedBy(ctx)).toEqual([999]);
      expect(await isIn(ctx)).toBe(false);
    },
  );
});

describe("16.74: what is done at the provider", () => {
  const refund = async (ctx: Member, amount?: number) => {
    const [charge] = await days.chargesOf(ctx);
    await days.dashboard("refunds", {
      charge: charge?.id ?? "",
      ...(amount ? { amount: String(amount) } : {}),
    });
    const events = await home.current.events(await home.current.customerOf(ctx.parentId));
    const told = events.find(({ type }) => type === "charge.refunded");
    expect(told).toBeDefined();
    if (told) await deliver(home.current, told);
    await home.current.drain();
  };

  test("a full refund of the current period ends access at once and says so", async () => {
    const ctx = await subscriber();
    await refund(ctx);
    expect(await isIn(ctx)).toBe(false);
    expect(await findCurrentSubscription(ctx)).toMatchObject({ ended: { reason: "refunded" } });
    expect(await listInvoices(ctx)).toMatchObject([{ amount: 9.99, refunded: 9.99 }]);
    expect(await days.ledger(ctx)).toEqual([
      ["charge", 999],
      ["refund", -999],
    ]);
    expect((await days.mails(ctx, "payment-refunded"))[0]).toContain("Your Basic plan has ended with it");
  });

  test("a part of it is shown and changes nothing else", async () => {
    const ctx = await subscriber();
    await refund(ctx, 400);
    expect(await isIn(ctx)).toBe(true);
    expect(await listInvoices(ctx)).toMatchObject([{ amount: 9.99, refunded: 4 }]);
    expect((await days.mails(ctx, "payment-refunded"))[0]).toContain("Your plan goes on as before.");
  });

  test("a refund of an earlier period leaves the present one alone", async () => {
    const ctx = await subscriber();
    await days.pass(31);
    await days.hear(ctx);
    await refund(ctx);
    expect(await isIn(ctx)).toBe(true);
  });

  /** What a bank left with us goes back under the guarantee like anything else: once, within its days. */
  const holds = async (ctx: Member) => {
    const { moneyBack } = await findCurrentSubscription(ctx);
    expect(moneyBack?.amount).toBe(9.99);
    const after = { ...ctx, now: () => new Date(moneyBack?.until ?? "") };
    await expect(payMoneyBack(after)).rejects.toMatchObject({ code: "CONFLICT" });
    await payMoneyBack(ctx);
    expect(await refundedBy(ctx)).toEqual([999]);
    expect(await listInvoices(ctx)).toMatchObject([{ refunded: 9.99, dispute: "won" }]);
    expect(await isIn(ctx)).toBe(false);
    expect(await findCurrentSubscription(ctx)).toMatchObject({ ended: { reason: "money_back" } });
    expect(await days.ledger(ctx)).toEqual([
      ["charge", 999],
      ["refund", -999],
    ]);
    await expect(payMoneyBack(ctx)).rejects.toMatchObject({ code: "CONFLICT" });
  };

  test.each(["won", "lost"])(
    "23.8: a dispute is shown to the operator, and a %s one has its end",
    async (status) => {
      const world = home.current;
      const ctx = await subscriber();
      const [charge] = await days.chargesOf(ctx);
      const { id } = await world.control<{ id: string }>("POST", `charges/${charge?.id ?? ""}/dispute`);
      const tell = async (type: string) => {
        const { events } = await world.truth();
        const told = Object.values(events).find(
          (event) => event.type === type && (event.data.object as { id?: string }).id === id,
        );
        if (told) await deliver(world, told);
        await world.drain();
      };
      await tell("charge.dispute.created");
      expect(await isIn(ctx)).toBe(true);
      const [bill] = await listInvoices(ctx);
      expect(bill?.dispute).toBe("open");
      const toOperator = await world.ports.db.outboxMessage.findMany({
        where: { template: "dispute-opened" },
      });
      const address = await world.ports.db.parent.findUniqueOrThrow({ where: { id: ctx.parentId } });
      expect(toOperator.map(({ props }) => props)).toContainEqual(
        expect.objectContaining({ parentEmail: address.email, amount: "$9.99" }),
      );
      expect((await findCurrentSubscription(ctx)).moneyBack).toBeNull();
      const atBank = { code: "CONFLICT", message: expect.stringContaining("Your bank is") as string };
      await expect(payMoneyBack(ctx)).rejects.toMatchObject(atBank);

      await world.control("POST", `disputes/${id}`, { status });
      await tell("charge.dispute.closed");
      expect(await isIn(ctx)).toBe(status === "won");
      expect((await listInvoices(ctx))[0]?.dispute).toBe(status);
      if (status === "won") await holds(ctx);
      if (status === "lost") {
        expect((await findCurrentSubscription(ctx)).moneyBack).toBeNull();
        await expect(payMoneyBack(ctx)).rejects.toMatchObject({ code: "CONFLICT" });
        expect(await refundedBy(ctx)).toEqual([0]);
        expect(await findCurrentSubscription(ctx)).toMatchObject({ ended: { reason: "disputed" } });
        expect((await days.mails(ctx, "subscription-ended"))[0]).toContain("your bank took the payment back");
        expect(await days.ledger(ctx)).toEqual([
          ["charge", 999],
          ["dispute", -999],
        ]);
      }
    },
  );

  test("is found without any message", async () => {
    const ctx = await subscriber();
    const [charge] = await days.chargesOf(ctx);
    await reconcilePayments(home.current.system);
    await home.current.drain();
    await days.dashboard("refunds", { charge: charge?.id ?? "" });
    await reconcilePayments(home.current.system);
    await home.current.drain();
    expect(await isIn(ctx)).toBe(false);
  });
});
