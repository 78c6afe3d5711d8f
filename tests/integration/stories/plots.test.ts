import { beforeAll, expect, it } from "vitest";
import { createChild } from "@/lib/features/children/create-child";
import { claimRequest } from "@/lib/features/stories/data-claims";
import { findSteps } from "@/lib/features/stories/data-steps";
import { deleteBook } from "@/lib/features/stories/erasure/delete-book";
import { failBook } from "@/lib/features/stories/failing/fail-book";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { settlePlot } from "@/lib/features/stories/making/text/settle-plot";
import type { StoryRun } from "@/lib/features/stories/making/run/step-once";
import { choosePlot } from "@/lib/features/writing/classic/choose-plot";
import { classicWriter } from "@/lib/features/writing/classic/classic-writer";
import { shapesOf } from "@/lib/features/writing/classic/shapes/all-shapes";
import { listensFor } from "@/lib/features/writing/classic/heard-before";
import { inTransaction } from "@/lib/platform/context";
import { scopeForSystem } from "@/lib/shared/actor";
import { aChild, system as systemContext } from "@/tests/support/family";
import { aFamily, aWish, runOrder, type Family } from "@/tests/support/orders";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

const PLOTS = shapesOf("adventure").length;

let system: TestSystem;

beforeAll(async () => {
  system = await workerDatabase();
});

let ordered = 0;

async function order({ ctx, childId }: Family, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    ordered += 1;
    const input = aWish(childId, { title: `A Fine Day, part ${ordered}`, topics: ["whatever comes"] });
    ids.push((await requestBook(ctx, { input, idempotencyKey: null })).id);
  }
  return ids;
}

/** A worker's try at an order. */
async function take(bookRequestId: string): Promise<StoryRun> {
  const ctx = systemContext(system, "story.make");
  const request = await inTransaction(ctx, (tx) => claimRequest(tx, bookRequestId, ctx.now()));
  if (!request) throw new Error("the order has ended");
  const { signal } = new AbortController();
  return {
    ...request,
    ctx,
    claim: { bookRequestId, fence: request.fence },
    parent: scopeForSystem(ctx.actor, request.parentId),
    steps: await findSteps(ctx.db, bookRequestId),
    deadline: new Date(ctx.now().getTime() + 60_000),
    patient: true,
    signal,
    limit: signal,
  };
}

const settle = async (id: string) => (await settlePlot(await take(id), classicWriter)).plot;

it("tells a child every plot of a theme, also eight at once, before the oldest comes again", async () => {
  const family = await aFamily(system);
  const ids = await order(family, PLOTS);
  const plots = await Promise.all(ids.map(settle));
  expect(new Set(plots).size).toBe(PLOTS);

  const [again] = await order(family, 1);
  expect(await settle(again ?? "")).toBe(plots[0]);
});

it("stays with the plot when the order is tried again", async () => {
  const family = await aFamily(system);
  const [first = "", second = ""] = await order(family, 2);
  const plot = await settle(first);
  expect(await settle(second)).not.toBe(plot);
  expect(await settle(first)).toBe(plot);
});

it("knows what else the child has heard, in stories made and in the making", async () => {
  const family = await aFamily(system);
  const [made = "", waiting = "", next = ""] = await order(family, 3);
  await runOrder(system, made);
  const { id, shape, parts } = await system.db.book.findFirstOrThrow({ where: { childId: family.childId } });
  expect(parts.length).toBeGreaterThanOrEqual(2);
  const told = [shape, ...parts];
  for (const request of [waiting, next]) {
    const run = await take(request);
    const { plot = "", parts: settled = [] } = await settlePlot(run, classicWriter);
    expect({ plot, parts: settled }).toEqual(classicWriter.settle?.(run.order, told));
    told.push(plot, ...settled);
  }

  await deleteBook(family.ctx, id);
  expect(await system.db.book.findUniqueOrThrow({ where: { id }, select: { parts: true } })).toEqual({
    parts: [],
  });
});

it("leaves brothers and sisters their own", async () => {
  const family = await aFamily(system, "family");
  for (const id of await order(family, PLOTS)) await settle(id);
  const sibling = await createChild(family.ctx, { ...aChild(), name: "Bo" });
  const [id = ""] = await order({ ...family, childId: sibling.id }, 1);
  const run = await take(id);
  expect((await settlePlot(run, classicWriter)).plot).toBe(choosePlot(run.order));
});

it("counts a finished story that was deleted, and not one that failed", async () => {
  const family = await aFamily(system);
  const [made = "", failed = ""] = await order(family, 2);
  await runOrder(system, made);
  const { id, shape } = await system.db.book.findFirstOrThrow({ where: { childId: family.childId } });
  await deleteBook(family.ctx, id);
  const untold = await settle(failed);
  expect(untold).not.toBe(shape);
  const ctx = systemContext(system, "story.make");
  await inTransaction(ctx, (tx) => failBook(ctx, tx, { bookRequestId: failed, code: "ERROR" }));

  const plots: (string | undefined)[] = [];
  for (const next of await order(family, PLOTS - 1)) plots.push(await settle(next));
  expect(plots).toContain(untold);
  expect(plots).not.toContain(shape);
});

it("tells a plot that is chosen once more in other words than the child has it in", async () => {
  const family = await aFamily(system);
  const told = [];
  for (const seed of [1, 2]) {
    const input = aWish(family.childId, {
      title: `The Blue Kite ${seed}`,
      idea: `adventure/runaway-kite~${seed}`,
    });
    const { id } = await requestBook(family.ctx, { input, idempotencyKey: null });
    await runOrder(system, id);
    const { bookId } = await system.db.bookRequest.findUniqueOrThrow({ where: { id } });
    const pages = await system.db.bookPage.findMany({ where: { bookId: bookId ?? "" } });
    told.push(pages.map(({ text }) => text));
  }
  const [first = [], second = []] = told;
  const hear = listensFor(first);
  const again = second.filter((text) => hear(text) > 0.5);
  expect(again.length).toBeLessThan(second.length / 3);
});
