import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createBreaker } from "./breaker";

class Down extends Error {}

const breaker = () =>
  createBreaker({ isFailure: (error) => error instanceof Down, message: "Back soon.", failures: 3 });
const fail = () => Promise.reject(new Down("no answer"));
const refuse = () => Promise.reject(new Error("not like that"));
const answer = () => Promise.resolve("done");

/** Counts what really reaches the provider. */
function provider(work: () => Promise<string>) {
  const calls = { made: 0 };
  const call = () => {
    calls.made += 1;
    return work();
  };
  return { calls, call };
}

async function breakOpen() {
  const broken = breaker();
  for (let n = 0; n < 3; n += 1) await expect(broken.run(fail)).rejects.toThrow("no answer");
  return broken;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a breaker", () => {
  test("lets answers and failures through while the provider is well", async () => {
    const well = breaker();
    expect(await well.run(answer)).toBe("done");
    await expect(well.run(refuse)).rejects.toThrow("not like that");
    await expect(well.run(fail)).rejects.toThrow("no answer");
  });

  test("refuses without a call after several failures in a row, and says how long", async () => {
    const open = await breakOpen();
    const { calls, call } = provider(answer);
    vi.advanceTimersByTime(10_500);
    await expect(open.run(call)).rejects.toMatchObject({
      code: "UNAVAILABLE",
      message: "Back soon.",
      retryAfterSeconds: 20,
    });
    expect(calls.made).toBe(0);
  });

  test.each([
    { name: "an answer", between: answer },
    { name: "a refusal", between: refuse },
  ])("starts to count again after $name", async ({ between }) => {
    const shaky = breaker();
    for (const work of [fail, fail, between, fail, fail]) await shaky.run(work).catch(() => undefined);
    expect(await shaky.run(answer)).toBe("done");
  });

  test("tries with one call afterwards and refuses the others meanwhile", async () => {
    const open = await breakOpen();
    vi.advanceTimersByTime(30_000);
    const gate = Promise.withResolvers<string>();
    const { calls, call } = provider(() => gate.promise);
    const first = open.run(call);
    const others = await Promise.allSettled(Array.from({ length: 8 }, () => open.run(call)));
    expect(others.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => "rejected"));
    expect(calls.made).toBe(1);

    gate.resolve("well again");
    expect(await first).toBe("well again");
    expect(await open.run(answer)).toBe("done");
  });

  test("stays away for another while when that call fails", async () => {
    const open = await breakOpen();
    vi.advanceTimersByTime(30_000);
    await expect(open.run(fail)).rejects.toThrow("no answer");
    await expect(open.run(answer)).rejects.toMatchObject({ code: "UNAVAILABLE", retryAfterSeconds: 30 });
  });

  test("a refusal is an answer that closes it", async () => {
    const open = await breakOpen();
    vi.advanceTimersByTime(30_000);
    await expect(open.run(refuse)).rejects.toThrow("not like that");
    expect(await open.run(answer)).toBe("done");
  });
});
