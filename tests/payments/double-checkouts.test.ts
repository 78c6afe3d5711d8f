import { expect } from "vitest";
import { confirmCheckout } from "@/lib/features/billing/checkout/confirm-checkout";
import { startCheckout } from "@/lib/features/billing/checkout/start-checkout";
import { reconcilePayments } from "@/lib/features/billing/events/reconcile-payments";
import type { Random } from "@/lib/features/writing/classic/random";
import { AppError } from "@/lib/shared/app-error";
import type { StripeState } from "@/sandbox/stripe/state";
import { goal } from "@/tests/support/goal";
import { inLanes } from "@/tests/support/in-lanes";
import { differences } from "@/tests/support/payment-truth";
import { paymentWorld, sessionIdOf, type Member, type PaymentWorld } from "@/tests/support/payment-world";

const home = paymentWorld();
const PLANS = ["basic", "standard", "family"];
const PERIODS = ["monthly", "annual"] as const;
const ROUND = 200;

/** What one parent opens in 2 to 8 tabs at once; every page that can be paid is paid, two of them at the same moment. */
async function buyTwice(world: PaymentWorld, random: Random): Promise<{ ctx: Member; paid: number }> {
  const ctx = await world.parent();
  const tabs = Array.from({ length: 2 + Math.floor(random.next() * 7) }, () => ({
    planId: random.pick(PLANS),
    billingPeriod: random.pick(PERIODS),
    sourcePage: random.pick(["landing", "subscription"] as const),
  }));
  const answers = await Promise.allSettled(tabs.map((order) => startCheckout(ctx, order)));
  const pages = new Set<string>();
  for (const answer of answers) {
    if (answer.status === "fulfilled") pages.add(sessionIdOf(answer.value.checkoutUrl));
    // Two at the same moment for the same thing: "please try again".
    else expect(answer.reason).toBeInstanceOf(AppError);
  }
  expect(pages.size).toBeGreaterThan(0);
  const payments = await Promise.all([...pages].map((id) => world.pay(id)));
  const paid = payments.filter(({ status }) => status === 200).length;
  if (random.next() < 0.5) {
    await Promise.allSettled([...pages].map((id) => confirmCheckout(ctx, { id })));
  }
  return { ctx, paid };
}

type Refunds = Map<string, number[]>;

/** What was paid back, by customer. */
function refundsIn({ refunds, charges }: Pick<StripeState, "refunds" | "charges">): Refunds {
  const found: Refunds = new Map();
  for (const { charge, amount } of Object.values(refunds)) {
    const customer = String(charges[String(charge)]?.customer);
    found.set(customer, [...(found.get(customer) ?? []), amount]);
  }
  return found;
}

goal(
  {
    id: "R4",
    title:
      "parents who open 2 to 8 checkouts at once and pay whatever they can: one subscription each, the rest paid back once",
    quick: 40,
    full: 1000,
    minutes: 60,
  },
  async ({ count, random, note }) => {
    const world = home.current;
    let [pages, doubles, unpaid] = [0, 0, 0];
    for (let done = 0; done < count; done += ROUND) {
      await world.startAnew();
      const seeds = Array.from({ length: Math.min(ROUND, count - done) }, (_, n) =>
        random.fork(`${done + n}`),
      );
      const buyers = await inLanes(4, seeds, (own) => buyTwice(world, own));
      await reconcilePayments(world.system);
      await world.drain();

      const truth = await world.truth();
      const refunds = refundsIn(truth);
      const held = Map.groupBy(Object.values(truth.subscriptions), ({ customer }) => customer);
      for (const { ctx, paid } of buyers) {
        const customer = await world.customerOf(ctx.parentId);
        const own = held.get(customer) ?? [];
        expect(own).toHaveLength(paid);
        const active = own.filter(({ status }) => status === "active").length;
        const refunded = refunds.get(customer)?.length ?? 0;
        // Tabs for different plans may close each other's page before anybody can pay; then nothing is owed.
        expect({ paid, active, refunded }).toEqual({
          paid,
          active: Math.min(paid, 1),
          refunded: Math.max(paid - 1, 0),
        });
        const ended = await world.ports.db.subscription.findMany({
          where: { parentId: ctx.parentId, status: "canceled" },
          select: { id: true },
        });
        const trail = await world.ports.db.auditEntry.count({
          where: { tableName: "subscriptions", recordId: { in: ended.map(({ id }) => id) } },
        });
        expect(trail).toBeGreaterThanOrEqual(ended.length);
        pages += paid;
        if (paid > 1) doubles += 1;
        if (paid === 0) unpaid += 1;
      }
      const parents = buyers.map(({ ctx }) => ctx.parentId);
      expect(
        await differences({ databaseUrl: world.ports.databaseUrl, stripeUrl: world.stripeUrl }, parents),
      ).toEqual([]);
    }
    note("pages paid", pages);
    note("parents who paid twice or more", doubles);
    note("parents left without a page to pay", unpaid);
    note("with two live subscriptions", 0);
  },
);
