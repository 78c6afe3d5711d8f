// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { finishSignOut, hasPendingSignOut, markLeaving } from "./pending-sign-out";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("16.6: a sign-out that did not reach the server is marked, and told as soon as it can be", async () => {
  const answers = [new Error("offline"), new Response("{}", { status: 503 }), Response.json({})];
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
    asked.push(`${method ?? ""} ${path}`);
    const answer = answers.shift() ?? new Error("no more answers");
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  expect(await finishSignOut()).toBe(true);
  expect(asked).toEqual([]);

  markLeaving("0199a000-0000-7000-8000-000000000002");
  expect(document.cookie).toContain("talewick-leaving=0199a000-0000-7000-8000-000000000002");
  expect(await finishSignOut()).toBe(false);
  expect(await finishSignOut()).toBe(false);
  expect(hasPendingSignOut()).toBe(true);
  expect(await finishSignOut()).toBe(true);
  expect(hasPendingSignOut()).toBe(false);
  expect(asked).toEqual(Array.from({ length: 3 }, () => "POST /api/auth/logout"));
});
