import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { createChild } from "@/lib/features/children/create-child";
import { answerOnce } from "@/lib/features/operations/answer-once";
import { forgetAnswers } from "@/lib/features/operations/forget-answers";
import { answerInTransaction, longestTransaction, type Context } from "@/lib/platform/context";
import type { Db } from "@/lib/platform/db/database";
import { aChild, signedInParent, system as systemContext } from "@/tests/support/family";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let system: TestSystem;
let ctx: Context & { parentId: string };
beforeAll(async () => {
  system = await workerDatabase();
  ctx = await signedInParent(system);
});

const request = (key: string, body: unknown = { name: "Ada" }) => ({
  key,
  method: "POST",
  path: "/api/children",
  body,
});

const toAnswer = (result: unknown) => ({ status: 201, body: JSON.stringify(result) });

/** What a caller is sent, by whoever did the work. */
async function answerTo(by: Context, key: string, work: (ctx: Context) => Promise<unknown>, body?: unknown) {
  const outcome = await answerOnce(by, request(key, body), { work, toAnswer });
  return "kept" in outcome ? outcome.kept : toAnswer(outcome.result);
}

function counted() {
  let times = 0;
  const work = () => {
    times += 1;
    return Promise.resolve({ times });
  };
  return { work, times: () => times };
}

const addChild = (within: Context) => createChild(within, aChild());
const childrenOf = ({ parentId }: { parentId: string }) => system.db.child.count({ where: { parentId } });

const claimedAt = (key: string, createdAt: Date) =>
  system.db.keptAnswer.updateMany({ where: { key }, data: { createdAt } });

const MINUTE_MS = 60_000;
/** The moment since when whoever is still at work is thought dead. */
const thoughtDeadSince = () => Date.now() - longestTransaction(system.config);
/** Moves a claim into the past, as if its process had been silent since. */
const age = (key: string) => claimedAt(key, new Date(thoughtDeadSince() - MINUTE_MS));

/** Somebody else's connection, and when they have found that there is no answer yet. */
function watched(family: Context) {
  const { promise: foundNone, resolve } = Promise.withResolvers<unknown>();
  const db = system.db.$extends({
    query: {
      keptAnswer: {
        async findUnique({ args, query }) {
          const row = await query(args);
          resolve(row);
          return row;
        },
      },
    },
  });
  return { other: { ...family, db: db as unknown as Db }, foundNone };
}

describe("a request with an Idempotency-Key", () => {
  it("does its work once, however many send it at the same moment", async () => {
    const { work, times } = counted();
    const answers = await Promise.all(Array.from({ length: 20 }, () => answerTo(ctx, "k1", work)));
    expect(times()).toBe(1);
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['{"times":1}']));
  });

  it("belongs to one request and to one parent", async () => {
    const { work, times } = counted();
    await answerTo(ctx, "k2", work);
    await expect(answerTo(ctx, "k2", work, { name: "Lin" })).rejects.toMatchObject({ code: "CONFLICT" });
    await answerTo(await signedInParent(system), "k2", work);
    expect(times()).toBe(2);
  });

  it("may be tried again after work that failed", async () => {
    const family = await signedInParent(system);
    const failing = (within: Context) =>
      answerInTransaction(within, async (tx) => {
        await tx.parent.update({ where: { id: family.parentId }, data: { firstName: "Lost" } });
        throw new Error("no room");
      });
    await expect(answerTo(family, "k3", failing)).rejects.toThrow("no room");
    const child = await answerTo(family, "k3", addChild);
    expect(await answerTo(family, "k3", addChild)).toEqual(child);
    const { firstName } = await system.db.parent.findUniqueOrThrow({ where: { id: family.parentId } });
    expect([firstName, await childrenOf(family)]).toEqual(["Robin", 1]);
  });

  it("takes the place of one whose process died at work", async () => {
    const { work, times } = counted();
    await answerTo(ctx, "k4", counted().work);
    await system.db.keptAnswer.updateMany({ where: { key: "k4" }, data: { status: null } });
    await age("k4");
    await answerTo(ctx, "k4", work);
    expect(times()).toBe(1);
  });

  it("waits for one that may be at work, for as long as the settings let a transaction take", async () => {
    const { work, times } = counted();
    const { other, foundNone } = watched(ctx);
    const waiting: Promise<unknown>[] = [];
    const slow = async () => {
      const { createdAt } = await system.db.keptAnswer.findFirstOrThrow({ where: { key: "k6" } });
      await claimedAt("k6", new Date(thoughtDeadSince() + MINUTE_MS));
      waiting.push(answerTo(other, "k6", work));
      await Promise.race([foundNone, ...waiting]);
      await claimedAt("k6", createdAt);
      return work();
    };
    const answer = await answerTo(ctx, "k6", slow);
    expect(await Promise.all(waiting)).toEqual([answer]);
    expect(times()).toBe(1);
  });

  it("is forgotten after a day", async () => {
    await answerTo(ctx, "k5", counted().work);
    const tomorrow = () => new Date(Date.now() + 25 * 3600 * 1000);
    await forgetAnswers({ ...systemContext(system), now: tomorrow });
    expect(await system.db.keptAnswer.count()).toBe(0);
  });
});

describe("the answer and the work are one", () => {
  it("keeps the answer where something fails after the commit", async () => {
    const family = await signedInParent(system);
    let committed: unknown;
    const failing = async (within: Context) => {
      committed = await addChild(within);
      throw new Error("the line went down");
    };
    await expect(answerTo(family, "late", failing)).rejects.toThrow("the line went down");
    expect(await answerTo(family, "late", addChild)).toEqual(toAnswer(committed));
    expect(await childrenOf(family)).toBe(1);
  });

  it("keeps the answer where tidying up after the commit fails", async () => {
    const family = await signedInParent(system);
    const work = (within: Context) =>
      answerInTransaction(within, (_tx, afterCommit) => {
        afterCommit(() => Promise.reject(new Error("no disk")));
        return Promise.resolve({ id: randomUUID() });
      });
    await expect(answerTo(family, "untidy", work)).rejects.toThrow("no disk");
    const { body } = await answerTo(family, "untidy", work);
    expect(await answerTo(family, "untidy", work)).toEqual({ status: 201, body });
  });

  it("undoes the work of a process that was thought dead and isn't", async () => {
    const family = await signedInParent(system);
    let taken: unknown;
    const slow = async (within: Context) => {
      await age("slow");
      taken = await answerTo(family, "slow", addChild);
      return addChild(within);
    };
    // The Free plan has room for one profile; the slow one would otherwise be refused for that.
    await system.db.plan.updateMany({ data: { childrenLimit: 5 } });
    await expect(answerTo(family, "slow", slow)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await childrenOf(family)).toBe(1);
    expect(await answerTo(family, "slow", addChild)).toEqual(taken);
  });

  it("does not answer with anything but what was kept", async () => {
    const family = await signedInParent(system);
    const dressed = async (within: Context) => ({ ...(await addChild(within)), more: true });
    await expect(answerTo(family, "dressed", dressed)).rejects.toThrow("differs");
  });
});
