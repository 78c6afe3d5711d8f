import { expect, test } from "vitest";
import { findEntitlement } from "@/lib/features/billing/subscription/find-entitlement";
import { syncCustomer } from "@/lib/features/billing/sync/sync-customer";
import { requireParent } from "@/lib/shared/actor";
import type { WireCharge, WireEvent, WireInvoice, WireSubscription } from "@/sandbox/stripe/wire";
import { PATIENCE_MS } from "@/tests/support/patience";
import { atProvider, copyOf, deliver, truthOf } from "@/tests/support/payment-deliveries";
import { paymentWorld, type Member } from "@/tests/support/payment-world";

const home = paymentWorld();

const SEED = Number(process.env["PAYMENT_SEED"] ?? 20_261_121);
const LIVES = Number(process.env["PAYMENT_LIVES"] ?? 24);
const STEPS = 9;
const DAY = 24 * 3600;

type Random = { below(limit: number): number; of<Item>(items: readonly Item[]): Item };

function random(seed: number): Random {
  let state = seed % 2_147_483_647 || 1;
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  return {
    below,
    of: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("nothing to choose from");
      return item;
    },
  };
}

type Life = { ctx: Member; customerId: string; dice: Random; lastEvent: string | null };
type Step = (life: Life) => Promise<void>;

const CARDS = ["pm_card_visa", "pm_card_chargeCustomerFail", "pm_card_chargeDeclined"];
const prices: string[] = [];

const setCard: Step = async ({ customerId, dice }) => {
  await atProvider(home.current, "POST", `customers/${customerId}`, {
    "invoice_settings[default_payment_method]": dice.of(CARDS),
  });
};

const pass =
  (...days: number[]): Step =>
  async () => {
    for (const count of days) await home.current.control("POST", "clock", { advanceSeconds: count * DAY });
  };

const subscribe: Step = async (life) => {
  const { customerId, dice } = life;
  const hasTrial = dice.below(3) === 0;
  if (!hasTrial || dice.below(2) === 0) await setCard(life);
  await atProvider(home.current, "POST", "subscriptions", {
    customer: customerId,
    "items[0][price]": dice.of(prices),
    payment_behavior: dice.of(["allow_incomplete", "allow_incomplete", "default_incomplete"]),
    ...(hasTrial
      ? {
          trial_period_days: String(1 + dice.below(30)),
          "trial_settings[end_behavior][missing_payment_method]": dice.of([
            "pause",
            "cancel",
            "create_invoice",
          ]),
        }
      : {}),
  });
};

type Listed<Item> = { data: Item[] };
const subscriptionsOf = async ({ customerId }: Pick<Life, "customerId">) =>
  (
    (await atProvider(
      home.current,
      "GET",
      `subscriptions?customer=${customerId}&status=all&limit=100`,
    )) as Listed<WireSubscription>
  ).data;
const invoicesOf = async ({ customerId }: Pick<Life, "customerId">) =>
  (
    (await atProvider(
      home.current,
      "GET",
      `invoices?customer=${customerId}&limit=100`,
    )) as Listed<WireInvoice>
  ).data;

const withNewest =
  (act: (subscription: WireSubscription, life: Life) => Promise<unknown>): Step =>
  async (life) => {
    const [newest] = await subscriptionsOf(life);
    if (newest) await act(newest, life);
  };
const at = (id: string, fields: Record<string, string>) =>
  atProvider(home.current, "POST", `subscriptions/${id}`, fields);

const STEPS_OF_LIFE: readonly Step[] = [
  subscribe,
  setCard,
  setCard,
  withNewest(({ id, items }, { dice }) =>
    at(id, { "items[0][id]": items.data[0]?.id ?? "", "items[0][price]": dice.of(prices) }),
  ),
  withNewest(({ id }) => at(id, { cancel_at_period_end: "true" })),
  withNewest(({ id }) => at(id, { cancel_at_period_end: "false" })),
  withNewest(({ id }) => atProvider(home.current, "POST", `subscriptions/${id}/resume`)),
  withNewest(({ id }) => atProvider(home.current, "DELETE", `subscriptions/${id}`)),
  async (life) => {
    const open = (await invoicesOf(life)).find(({ status }) => status === "open");
    if (open) await atProvider(home.current, "POST", `invoices/${open.id}/pay`);
  },
  pass(1),
  pass(3),
  pass(6),
  pass(8),
  pass(31),
  pass(31),
  // Long enough for every try at collecting an overdue bill.
  pass(31, 8, 8, 8),
];

async function newsOf(life: Life): Promise<WireEvent[]> {
  const since = life.lastEvent ? `&ending_before=${life.lastEvent}` : "";
  const { data } = (await atProvider(home.current, "GET", `events?limit=100${since}`)) as Listed<WireEvent>;
  life.lastEvent = data[0]?.id ?? life.lastEvent;
  return data.filter(
    ({ data: { object } }) => (object as { customer?: unknown }).customer === life.customerId,
  );
}

/** What the provider said, in any order and some of it twice; now and then nothing at all but a look of our own. */
async function hear(life: Life): Promise<void> {
  const world = home.current;
  const news = await newsOf(life);
  if (life.dice.below(4) === 0) return syncCustomer(world.system, life.customerId);
  const heard = [...news, ...news.filter(() => life.dice.below(2) === 0)];
  while (heard.length > 0) {
    const [event] = heard.splice(life.dice.below(heard.length), 1);
    if (event) await deliver(world, event);
  }
  await world.drain();
}

/** The rule in the words of the specification, from the provider's own objects. */
async function mayEnter(life: Life, now: number): Promise<boolean> {
  const invoices = await invoicesOf(life);
  const mays = (await subscriptionsOf(life)).map(async (subscription) => {
    if (subscription.status === "active" || subscription.status === "trialing") return true;
    if (subscription.status !== "past_due") return false;
    const bills = invoices.filter(
      ({ parent }) => parent?.subscription_details?.subscription === subscription.id,
    );
    return now < overdueSince(bills, await failuresOf(life)) + 7 * DAY;
  });
  return (await Promise.all(mays)).some(Boolean);
}

/** Failed charges by the bill that they were for. */
async function failuresOf({ customerId }: Life): Promise<Map<string, number[]>> {
  const { data } = (await atProvider(
    home.current,
    "GET",
    `charges?customer=${customerId}&limit=100`,
  )) as Listed<WireCharge>;
  const failures = new Map<string, number[]>();
  for (const { payment_intent, paid, created } of data) {
    if (paid || !payment_intent) continue;
    const path = `invoice_payments?payment[type]=payment_intent&payment[payment_intent]=${payment_intent}`;
    const payments = (await atProvider(home.current, "GET", path)) as Listed<{ invoice: string }>;
    const bill = payments.data[0]?.invoice ?? "";
    failures.set(bill, [...(failures.get(bill) ?? []), created]);
  }
  return failures;
}

/** Since the oldest unpaid bill, or since the first failure after a payment that came later. */
function overdueSince(bills: WireInvoice[], failures: Map<string, number[]>): number {
  const paidAt = bills.map(({ amount_paid, status_transitions }) =>
    amount_paid > 0 ? (status_transitions.paid_at ?? 0) : 0,
  );
  const lastPaid = Math.max(0, ...paidAt);
  const unpaid = bills.filter(({ status, attempted }) => status === "open" && attempted);
  const starts = unpaid.map(({ id, created, status_transitions }) => {
    const moments = [status_transitions.finalized_at ?? created, ...(failures.get(id) ?? [])];
    const after = moments.filter((moment) => moment > lastPaid);
    return after.length > 0 ? Math.min(...after) : lastPaid;
  });
  return Math.min(...starts);
}

/** Nothing more happens to this customer while the next ones live. */
async function rest(life: Life): Promise<void> {
  for (const { id, status } of await subscriptionsOf(life)) {
    if (!["canceled", "incomplete_expired"].includes(status)) {
      await atProvider(home.current, "DELETE", `subscriptions/${id}`).catch(expectRefusal);
    }
  }
}

async function live(seed: number, seen: Set<string>): Promise<void> {
  const world = home.current;
  const ctx = await world.parent();
  const { id } = (await atProvider(world, "POST", "customers", {
    email: `${ctx.parentId}@example.test`,
  })) as { id: string };
  await world.ports.db.paymentCustomer.create({ data: { parentId: ctx.parentId, stripeCustomerId: id } });
  const life: Life = { ctx, customerId: id, dice: random(seed), lastEvent: null };
  await world.control("POST", "settings", { afterRetries: life.dice.of(["cancel", "unpaid", "past_due"]) });
  await subscribe(life);
  for (let step = 0; step < STEPS; step += 1) {
    if (step > 0) await life.dice.of(STEPS_OF_LIFE)(life).catch(expectRefusal);
    await hear(life);
    const truth = await truthOf(world, life.customerId);
    for (const { status } of truth.subscriptions) seen.add(status);
    expect(await copyOf(world, ctx.parentId), `seed ${seed}, step ${step}`).toEqual(truth);
    const { now } = await world.control<{ now: number }>("GET", "clock");
    const { hasActiveSubscription } = await findEntitlement(
      { ...ctx, now: () => new Date(now * 1000) },
      requireParent(ctx.actor),
    );
    expect(hasActiveSubscription, `access: seed ${seed}, step ${step}`).toBe(await mayEnter(life, now));
    expect(
      truth.subscriptions.filter(({ status }) => status === "active" || status === "trialing").length,
    ).toBeLessThan(2);
  }
  await rest(life);
}

/** The provider refuses what makes no sense, such as resuming what runs; then nothing has happened. */
function expectRefusal(error: unknown): void {
  expect(String(error)).toMatch(/: 40[024] /);
}

test(
  `${LIVES} lives through all eight statuses: our copy is the truth, and it opens the right doors`,
  { timeout: PATIENCE_MS + LIVES * 6_000 },
  async () => {
    const plans = await home.current.ports.db.plan.findMany({ where: { free: false, line: "stories" } });
    prices.push(...plans.flatMap((plan) => [plan.stripeMonthlyPrice ?? "", plan.stripeAnnualPrice ?? ""]));
    const seen = new Set<string>();
    for (let n = 0; n < LIVES; n += 1) await live(SEED + n * 7919, seen);
    expect([...seen].toSorted()).toEqual([
      "active",
      "canceled",
      "incomplete",
      "incomplete_expired",
      "past_due",
      "paused",
      "trialing",
      "unpaid",
    ]);
  },
);
