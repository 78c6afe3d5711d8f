import { beforeAll, describe, expect, it } from "vitest";
import { answerOnce } from "@/lib/features/operations/answer-once";
import { forgetAnswers } from "@/lib/features/operations/forget-answers";
import type { Context } from "@/lib/platform/context";
import { signedInParent, system as systemContext } from "@/tests/support/family";
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

function counted() {
  let times = 0;
  const work = () => {
    times += 1;
    return Promise.resolve({ status: 201, body: JSON.stringify({ times }) });
  };
  return { work, times: () => times };
}

describe("a request with an Idempotency-Key", () => {
  it("does its work once, however many send it at the same moment", async () => {
    const { work, times } = counted();
    const answers = await Promise.all(Array.from({ length: 20 }, () => answerOnce(ctx, request("k1"), work)));
    expect(times()).toBe(1);
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['{"times":1}']));
  });

  it("belongs to one request and to one parent", async () => {
    const { work, times } = counted();
    await answerOnce(ctx, request("k2"), work);
    await expect(answerOnce(ctx, request("k2", { name: "Lin" }), work)).rejects.toMatchObject({
      code: "CONFLICT",
    });
    await answerOnce(await signedInParent(system), request("k2"), work);
    expect(times()).toBe(2);
  });

  it("may be tried again after work that failed", async () => {
    const { work, times } = counted();
    const failing = () => Promise.reject(new Error("no room"));
    await expect(answerOnce(ctx, request("k3"), failing)).rejects.toThrow("no room");
    await answerOnce(ctx, request("k3"), work);
    expect(times()).toBe(1);
  });

  it("takes the place of one whose process died", async () => {
    const { work, times } = counted();
    await answerOnce(ctx, request("k4"), counted().work);
    const aged = { status: null, createdAt: new Date(Date.now() - 61_000) };
    await system.db.keptAnswer.updateMany({ where: { parentId: ctx.parentId, key: "k4" }, data: aged });
    await answerOnce(ctx, request("k4"), work);
    expect(times()).toBe(1);
  });

  it("is forgotten after a day", async () => {
    await answerOnce(ctx, request("k5"), counted().work);
    const tomorrow = () => new Date(Date.now() + 25 * 3600 * 1000);
    await forgetAnswers({ ...systemContext(system), now: tomorrow });
    expect(await system.db.keptAnswer.count()).toBe(0);
  });
});
