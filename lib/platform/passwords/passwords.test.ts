import { hash } from "@node-rs/argon2";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isCommonPassword } from "./common-passwords";
import { fewAtATime } from "./few-at-a-time";
import { oneAtATime } from "./one-at-a-time";
import { findPassword, hashPassword, needsRehash, verifyPassword } from "./passwords";

// As it is; only what it is asked is counted.
vi.mock("@node-rs/argon2", { spy: true });

describe("a password hash", () => {
  test("fits its own password only, to the last of 128 characters", async () => {
    const long = "a long sentence about a candle, ".repeat(4);
    const stored = await hashPassword(long);

    expect(await verifyPassword(stored, long)).toBe(true);
    expect(await verifyPassword(stored, `${long.slice(0, 127)}x`)).toBe(false);
    expect(stored).not.toContain("candle");
  });

  test("is found among those of one salt by a single computation", async () => {
    const first = await hashPassword("candle light tales");
    const second = await hashPassword("moth lantern river", first);
    const foreign = await hashPassword("moth lantern river");
    expect(await findPassword([first, second], "candle light tales")).toBe(first);
    expect(await findPassword([first, second], "moth lantern river")).toBe(second);
    expect(await findPassword([first, foreign], "moth lantern river")).toBeNull();
    expect(await findPassword([], "moth lantern river")).toBeNull();
    expect(await verifyPassword(second, "moth lantern river")).toBe(true);
  });

  test("is looked for by one computation of the same cost, whether or not somebody has the address", async () => {
    const stored = await hashPassword("candle light tales");
    vi.mocked(hash).mockClear();
    await findPassword([stored], "moth lantern river");
    await findPassword([], "moth lantern river");
    const costs = vi.mocked(hash).mock.calls.map(([, settings]) => ({ ...settings, salt: null }));
    expect(costs).toHaveLength(2);
    expect(costs[1]).toEqual(costs[0]);
  });

  test("of nobody is never right", async () => {
    expect(await verifyPassword(null, "anything at all")).toBe(false);
  });

  test("tells when its cost is out of date", async () => {
    const stored = await hashPassword("candle light tales");
    expect(needsRehash(stored)).toBe(false);
    expect(needsRehash(stored.replace("m=19456", "m=4096"))).toBe(true);
  });
});

describe("the hashing queue", () => {
  test("runs one at a time, keeps the order and sends away whoever comes on top", async () => {
    const inTurn = oneAtATime(3);
    const ran: number[] = [];
    let running = 0;
    let most = 0;
    const work = (id: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      ran.push(id);
      running -= 1;
    };

    const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((id) => inTurn(work(id))));

    expect(ran).toEqual([1, 2, 3, 4]);
    expect(most).toBe(1);
    expect(results.slice(4)).toMatchObject([
      { status: "rejected", reason: { code: "UNAVAILABLE" } },
      { status: "rejected", reason: { code: "UNAVAILABLE" } },
    ]);
  });

  test("goes on after a failure", async () => {
    const inTurn = oneAtATime(3);
    const failed = inTurn(() => Promise.reject(new Error("no")));
    await expect(failed).rejects.toThrow("no");
    expect(await inTurn(() => Promise.resolve("yes"))).toBe("yes");
  });
});

describe("admission", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const never = () => new Promise<never>(() => undefined);
  const answer = () => Promise.resolve("in");

  test("lets a few in at once and begins nothing for the others, who hear it a second later", async () => {
    const admit = fewAtATime(2);
    void admit(never);
    void admit(never);
    const begun = vi.fn(answer);
    const sentAway = admit(begun).catch((error: unknown) => error);
    let isTold = false;
    void sentAway.then(() => (isTold = true));

    await vi.advanceTimersByTimeAsync(900);
    expect(isTold).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(await sentAway).toMatchObject({ code: "UNAVAILABLE", retryAfterSeconds: 2 });
    expect(begun).not.toHaveBeenCalled();
  });

  test("has room again when somebody is done, also by failing", async () => {
    const admit = fewAtATime(1);
    await expect(admit(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await admit(answer)).toBe("in");
    expect(await admit(answer)).toBe("in");
  });

  test("keeps only so many waiting for their refusal", async () => {
    const admit = fewAtATime(0);
    const waiting = Array.from({ length: 200 }, () => admit(answer).catch(() => "away"));
    await expect(admit(answer)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(["away"]));
  });
});

test.each([
  ["password1", true],
  ["Iloveyou", true],
  ["moth lantern quiet river", false],
])("%s is common: %s", (password, common) => {
  expect(isCommonPassword(password)).toBe(common);
});
