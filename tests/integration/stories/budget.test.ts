import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { cancelOrders } from "@/tests/support/cancel-orders";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { makeBook } from "@/lib/features/stories/making/make-book";
import { estimateBook } from "@/lib/features/spending/book-costs";
import { holdBudget, requireBudget } from "@/lib/features/spending/hold-budget";
import { inTransaction, type Context } from "@/lib/platform/context";
import { anotherProcess } from "@/tests/support/ai-runs";
import { type AiServer } from "@/tests/support/ai-server";
import { aDraft, ORDER, tells } from "@/tests/support/drafts";
import { system as systemContext } from "@/tests/support/family";
import { aWish, aFamily as aFamilyOfToday, type Family } from "@/tests/support/orders";
import { startAiServer } from "@/tests/support/start-ai-server";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

const DAY_MS = 24 * 3600 * 1000;
/** The file's first day is tomorrow, from noon on: no midnight comes while it runs. */
const TO_NOON_MS = 1.5 * DAY_MS - (Date.now() % DAY_MS);

let server: AiServer;
let system: TestSystem;
let estimate: number;
beforeAll(async () => {
  server = await startAiServer();
  system = await workerDatabase(server.env);
  estimate = estimateBook(system.config, "Emerging");
});

afterEach(async () => {
  const running = await system.db.bookRequest.findMany({ where: { status: { in: ["QUEUED", "RUNNING"] } } });
  await cancelOrders(
    at(systemContext(system), 0),
    running.map(({ id }) => id),
  );
});

const at = (ctx: Context, ms: number): Context => ({
  ...ctx,
  now: () => new Date(Date.now() + TO_NOON_MS + ms),
});

async function aFamily(ports: TestSystem): Promise<Family> {
  const family = await aFamilyOfToday(ports);
  return { ...family, ctx: at(family.ctx, 0) };
}

async function accountOf(ctx: Context) {
  const day = new Date(ctx.now().toISOString().slice(0, 10));
  const row = await system.db.providerDay.findUnique({ where: { day } });
  return row && { spent: Number(row.spentMicros), held: Number(row.heldMicros) };
}

const order = async (ctx: Context, { childId }: Family) =>
  (await requestBook(ctx, { input: aWish(childId), idempotencyKey: null })).id;

describe("the provider's budget of a day", () => {
  it("opens a new day with what the orders of the day before still hold, and closes it even", async () => {
    const family = await aFamily(system);
    const id = await order(family.ctx, family);
    const tomorrow = at(family.ctx, DAY_MS);
    await inTransaction(tomorrow, (tx) => requireBudget(tomorrow, tx, 1));
    expect(await accountOf(tomorrow)).toEqual({ spent: 0, held: estimate });
    await cancelOrders(tomorrow, [id]);
    expect(await accountOf(tomorrow)).toEqual({ spent: 0, held: 0 });
  });

  it("is given back by orders that end, in whatever day that is", async () => {
    const family = await aFamily(system);
    const later = at(family.ctx, 2 * DAY_MS);
    const other = await aFamily(system);
    const ids = [await order(later, family), await order(at(other.ctx, 2 * DAY_MS + 1), other)];
    expect(await accountOf(later)).toEqual({ spent: 0, held: 2 * estimate });
    await cancelOrders(at(family.ctx, 3 * DAY_MS), ids);
    expect(await accountOf(at(family.ctx, 3 * DAY_MS))).toEqual({ spent: 0, held: 0 });
  });

  it("has room for as many orders at once as it pays for, and for not one more", async () => {
    const rich = at((await aFamily(system)).ctx, 9 * DAY_MS);
    const config = { ...system.config, AI_DAILY_BUDGET_CENTS: Math.ceil((estimate * 5) / 10_000) };
    const room = Math.floor((config.AI_DAILY_BUDGET_CENTS * 10_000) / estimate);
    const families = await Promise.all(Array.from({ length: room + 3 }, () => aFamily(system)));
    const outcomes = await Promise.allSettled(
      families.map((family) => order({ ...family.ctx, config, now: rich.now }, family)),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(room);
    expect(await accountOf(rich)).toEqual({ spent: 0, held: room * estimate });
  });

  it("is waited for longer than other locks: a crowd passes one by one", async () => {
    const { ctx } = await aFamily(system);
    const patience = () => system.db.$queryRaw`SHOW lock_timeout`;
    const inCrowd = await inTransaction(ctx, async (tx) => {
      await holdBudget(ctx, tx, { bookRequestId: crypto.randomUUID(), level: "Emerging" });
      const shown = await tx.$queryRaw`SHOW lock_timeout`;
      await tx.$executeRaw`UPDATE provider_days SET held_micros = held_micros - ${estimate}::bigint
        WHERE day = ${ctx.now().toISOString().slice(0, 10)}::date`;
      return shown;
    });
    expect(inCrowd).toEqual([{ lock_timeout: "1min" }]);
    expect(await patience()).toEqual([{ lock_timeout: "30s" }]);
  });

  it("holds an order's estimate back until it ends, and counts what it cost", async () => {
    const family = await aFamily(system);
    const id = await order(family.ctx, family);
    expect(await accountOf(family.ctx)).toEqual({ spent: 0, held: estimate });
    server.chat.script(tells(aDraft({ ...ORDER, heroName: "Ada" })));
    const maker = at(systemContext(anotherProcess(system)), 0);
    await makeBook(maker, { bookRequestId: id, signal: new AbortController().signal });
    const paid = await system.db.aiCall.aggregate({ where: { bookRequestId: id }, _sum: { micros: true } });
    expect(Number(paid._sum.micros)).toBeGreaterThan(0);
    expect(await accountOf(family.ctx)).toEqual({ spent: Number(paid._sum.micros), held: 0 });
  });
});
