import { randomUUID } from "node:crypto";
import { asAppError } from "@/lib/http/error-response";
import { beforeAll, describe, expect, it } from "vitest";
import { createChild } from "@/lib/features/children/create-child";
import { getBookJob } from "@/lib/features/stories/library/get-book-job";
import { listActiveRequests } from "@/lib/features/stories/library/list-active-requests";
import { outlineInput } from "@/lib/features/stories/contract";
import { outlineBook } from "@/lib/features/stories/ordering/outline-book";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { aChild, signedInParent } from "@/tests/support/family";
import { aFamily, aWish, creditsOf, leaveCredits, runOrder } from "@/tests/support/orders";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let system: TestSystem;

beforeAll(async () => {
  system = await workerDatabase();
});

const jobsOf = async (bookRequestId: string) => {
  const [row] = await system.db.$queryRaw<{ jobs: number }[]>`
    SELECT count(*)::int AS jobs FROM pgboss.job
    WHERE name = 'story.make' AND data ->> 'bookRequestId' = ${bookRequestId}`;
  return row?.jobs;
};

describe("an order", () => {
  it("reserves a credit, writes the ledger and queues one job", async () => {
    const { ctx, parentId, childId } = await aFamily(system);
    const view = await requestBook(ctx, { input: aWish(childId), idempotencyKey: null });
    expect(view).toEqual({
      id: view.id,
      bookId: null,
      status: "QUEUED",
      progress: 0,
      title: "The Blue Kite",
      ahead: expect.any(Number) as number,
      message: null,
      isEarlier: false,
    });
    expect(await creditsOf(system, parentId)).toEqual({
      reserved: 1,
      used: 0,
      RESERVE: 1,
      COMMIT: 0,
      RELEASE: 0,
    });
    expect(await jobsOf(view.id)).toBe(1);
    const [active] = await listActiveRequests(ctx);
    expect(active).toMatchObject({ id: view.id, childName: "Ada", theme: "adventure", status: "QUEUED" });
    const audit = await system.db.auditEntry.findMany({ where: { recordId: view.id } });
    expect(audit.map(({ action, actorParentId }) => [action, actorParentId])).toEqual([["INSERT", parentId]]);
  });

  it("16.35: knows its place in line, which everybody's earlier orders are before", async () => {
    const [one, other] = [await aFamily(system), await aFamily(system)];
    const first = await requestBook(one.ctx, { input: aWish(one.childId), idempotencyKey: null });
    const second = await requestBook(other.ctx, { input: aWish(other.childId), idempotencyKey: null });
    const before = first.ahead ?? NaN;
    expect(second.ahead).toBe(before + 1);
    await runOrder(system, first.id);
    expect(await getBookJob(one.ctx, first.id)).toMatchObject({ status: "COMPLETED", ahead: null });
    expect(await getBookJob(other.ctx, second.id)).toMatchObject({ status: "QUEUED", ahead: before });
    expect(await listActiveRequests(other.ctx)).toMatchObject([{ id: second.id, ahead: before }]);
  });

  it("takes the last credit once, of twenty orders at once", async () => {
    const { ctx, parentId, childId } = await aFamily(system);
    await leaveCredits(system, parentId, 1);
    const wishes = Array.from({ length: 20 }, (_, number) => aWish(childId, { title: `Story ${number}` }));
    const tries = await Promise.allSettled(
      wishes.map((input) => requestBook(ctx, { input, idempotencyKey: null })),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of tries) {
      // On a slow machine the last ones wait longer for their turn than anybody is let.
      if (result.status === "rejected")
        expect(["QUOTA_EXHAUSTED", "UNAVAILABLE"]).toContain(asAppError(result.reason)?.code);
    }
    expect(await creditsOf(system, parentId)).toEqual({
      reserved: 1,
      used: 9,
      RESERVE: 1,
      COMMIT: 0,
      RELEASE: 0,
    });
    expect(await system.db.bookRequest.count({ where: { parentId } })).toBe(1);
  });

  it("says in plain words when the credits are used up", async () => {
    const subscribed = await aFamily(system);
    await leaveCredits(system, subscribed.parentId, 0);
    // 16.18: the day is one by the clock of the parent's device.
    const expiresAt = new Date(Date.now() + 3600_000);
    await system.db.session.create({
      data: { parentId: subscribed.parentId, kind: "bearer", expiresAt, timeZone: "Pacific/Kiritimati" },
    });
    const { periodEnd } = await system.db.usagePeriod.findFirstOrThrow({
      where: { parentId: subscribed.parentId },
    });
    const day = periodEnd.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "Pacific/Kiritimati" });
    const order = (family: typeof subscribed, number = 1) =>
      requestBook(family.ctx, {
        input: aWish(family.childId, { title: `Story ${number}` }),
        idempotencyKey: null,
      });
    await expect(order(subscribed)).rejects.toThrow(
      `All 10 stories of this month are used up. New ones come on ${day}, or with a larger plan.`,
    );
    const free = await aFamily(system, "free");
    await order(free, 1);
    await order(free, 2);
    await expect(order(free, 3)).rejects.toThrow(
      "The Free plan's 2 stories are used up. Choose a plan to make more.",
    );
  });

  it("is refused by the safety check before it costs anything", async () => {
    const { ctx, parentId, childId } = await aFamily(system);
    const input = aWish(childId, { title: "How to build a bomb", topics: ["killing people with guns"] });
    await expect(requestBook(ctx, { input, idempotencyKey: null })).rejects.toMatchObject({
      code: "REFUSED",
    });
    expect(await creditsOf(system, parentId)).toEqual({
      reserved: 0,
      used: 0,
      RESERVE: 0,
      COMMIT: 0,
      RELEASE: 0,
    });
  });

  it("for a child of somebody else finds no child, and names no secret", async () => {
    const { ctx } = await aFamily(system);
    const stranger = await signedInParent(system);
    const { id } = await createChild(stranger, aChild({ name: "Secret" }));
    for (const childId of [id, randomUUID()]) {
      await expect(requestBook(ctx, { input: aWish(childId), idempotencyKey: null })).rejects.toMatchObject({
        code: "NOT_FOUND",
        message: `Selected child (${childId}) not found. Please refresh the page and try again.`,
      });
    }
  });

  it("is nobody else's to look at", async () => {
    const { ctx, childId } = await aFamily(system);
    const { id } = await requestBook(ctx, { input: aWish(childId), idempotencyKey: null });
    const stranger = await signedInParent(system);
    await expect(getBookJob(stranger, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await listActiveRequests(stranger)).toEqual([]);
  });
});

describe("the same order again", () => {
  it("23.7: is the same whichever idea stood beside the form, and takes one credit", async () => {
    const { ctx, parentId, childId } = await aFamily(system);
    const { idea } = await outlineBook(ctx, outlineInput.parse(aWish(childId)));
    const sent = [idea, null, "adventure/runaway-kite~12", undefined];
    const orders = [];
    for (const shown of sent) {
      const input = { ...aWish(childId), ...(shown !== undefined && { idea: shown }) };
      orders.push(await requestBook(ctx, { input, idempotencyKey: null }));
    }
    expect(idea).not.toBeNull();
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
    expect(await creditsOf(system, parentId)).toMatchObject({ reserved: 1, RESERVE: 1 });
    const other = await requestBook(ctx, { input: aWish(childId, { title: "Wind" }), idempotencyKey: null });
    expect(other.id).not.toBe(orders[0]?.id);
  });

  it("within ten seconds answers with the first, from ten tabs at once", async () => {
    const { ctx, parentId, childId } = await aFamily(system);
    const input = aWish(childId);
    const views = await Promise.all(
      Array.from({ length: 10 }, () => requestBook(ctx, { input, idempotencyKey: null })),
    );
    expect(new Set(views.map(({ id }) => id)).size).toBe(1);
    expect(await creditsOf(system, parentId)).toMatchObject({ reserved: 1, RESERVE: 1 });
    const other = await requestBook(ctx, {
      input: aWish(childId, { topics: ["boats"] }),
      idempotencyKey: null,
    });
    expect(other.id).not.toBe(views[0]?.id);
  });

  it("later, or once the first is finished, is a new order", async () => {
    const { ctx, childId } = await aFamily(system);
    const input = aWish(childId);
    const first = await requestBook(ctx, { input, idempotencyKey: null });
    const later = { ...ctx, now: () => new Date(Date.now() + 11_000) };
    const second = await requestBook(later, { input, idempotencyKey: null });
    expect(second.id).not.toBe(first.id);
    await runOrder(system, first.id);
    await runOrder(system, second.id);
    const third = await requestBook(ctx, { input, idempotencyKey: null });
    expect([first.id, second.id]).not.toContain(third.id);
  });

  it("with its Idempotency-Key has one effect, also when it is finished", async () => {
    const { ctx, parentId, childId } = await aFamily(system);
    const idempotencyKey = randomUUID();
    const input = aWish(childId);
    const views = await Promise.all(
      Array.from({ length: 10 }, () => requestBook(ctx, { input, idempotencyKey })),
    );
    const [first] = views;
    expect(new Set(views.map(({ id }) => id))).toEqual(new Set([first?.id]));
    await runOrder(system, first?.id ?? "");
    expect(await requestBook(ctx, { input, idempotencyKey })).toMatchObject({
      id: first?.id,
      status: "COMPLETED",
    });
    expect(await creditsOf(system, parentId)).toMatchObject({ reserved: 0, used: 1, RESERVE: 1 });
  });

  it("with its key and other words is a conflict; another parent's key is another key", async () => {
    const { ctx, childId } = await aFamily(system);
    const idempotencyKey = "order-1";
    const first = await requestBook(ctx, { input: aWish(childId), idempotencyKey });
    await expect(
      requestBook(ctx, { input: aWish(childId, { title: "Another" }), idempotencyKey }),
    ).rejects.toMatchObject({ code: "CONFLICT" });
    const other = await aFamily(system);
    const theirs = await requestBook(other.ctx, { input: aWish(other.childId), idempotencyKey });
    expect(theirs.id).not.toBe(first.id);
  });
});
