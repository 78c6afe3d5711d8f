import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const PLAN = { id: "basic", name: "Basic" };
let calls = 0;
let answer: () => Promise<Response>;

/** The cache lives as long as the page, so each test opens a page of its own. */
async function freshPage() {
  vi.resetModules();
  return import("./use-plans");
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  calls = 0;
  answer = () => Promise.resolve(Response.json([PLAN]));
  vi.stubGlobal("fetch", () => {
    calls += 1;
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the plan cache", () => {
  test("asks once for eight callers at the same time", async () => {
    const { loadPlans, plansState } = await freshPage();
    await Promise.all(Array.from({ length: 8 }, () => loadPlans()));
    expect(calls).toBe(1);
    expect(plansState()).toMatchObject({ plans: [PLAN], loading: false, error: null });
  });

  test("asks again after five minutes, not before", async () => {
    const { loadPlans } = await freshPage();
    await loadPlans();
    vi.setSystemTime(5 * 60_000 - 1);
    await loadPlans();
    expect(calls).toBe(1);
    vi.setSystemTime(5 * 60_000);
    await loadPlans();
    expect(calls).toBe(2);
  });

  test("asks at once when forced", async () => {
    const { loadPlans } = await freshPage();
    await loadPlans();
    await loadPlans({ force: true });
    expect(calls).toBe(2);
  });

  test("keeps the old plans beside the error when a later call fails", async () => {
    const { loadPlans, plansState } = await freshPage();
    await loadPlans();
    answer = () => Promise.resolve(new Response("", { status: 503 }));
    await loadPlans({ force: true });
    expect(plansState()).toMatchObject({ plans: [PLAN], error: "HTTP 503: Failed to fetch plans" });
  });

  test("says when there is no connection, and tries again on the next call", async () => {
    const { loadPlans, plansState } = await freshPage();
    answer = () => Promise.reject(new TypeError("fetch failed"));
    await loadPlans();
    expect(plansState()).toMatchObject({
      plans: null,
      error: "Network error. Please check your connection and try again.",
    });
    answer = () => Promise.resolve(Response.json([PLAN]));
    await loadPlans();
    expect(plansState()).toMatchObject({ plans: [PLAN], error: null });
  });

  test("tells its listeners until they leave", async () => {
    const { loadPlans, subscribeToPlans } = await freshPage();
    let told = 0;
    const leave = subscribeToPlans(() => (told += 1));
    await loadPlans();
    const before = told;
    expect(before).toBeGreaterThan(0);
    leave();
    await loadPlans({ force: true });
    expect(told).toBe(before);
  });
});
