// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { saveSession } from "@/lib/shared/browser-session";
import { findLeftSession } from "./left-session";
import { finishSignOut, markLeaving } from "./pending-sign-out";

const SESSION = "0199a000-0000-7000-8000-000000000002";
const hold = (sid: string) => {
  const claims = btoa(JSON.stringify({ sid, exp: Math.floor(Date.now() / 1000) + 3600 }));
  saveSession({ token: `header.${claims}.signature` });
};
function leave() {
  hold(SESSION);
  markLeaving();
  localStorage.clear();
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
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

  leave();
  expect(document.cookie).toContain(`talewick-leaving=${SESSION}`);
  expect(await finishSignOut()).toBe(false);
  expect(await finishSignOut()).toBe(false);
  expect(findLeftSession()).not.toBeNull();
  expect(await finishSignOut()).toBe(true);
  expect(findLeftSession()).toBeNull();
  expect(asked).toEqual(Array.from({ length: 3 }, () => "POST /api/auth/logout"));
});

test.each([
  ["another session", "0199a000-0000-7000-8000-000000000003", []],
  ["the session that was left", SESSION, ["/api/auth/logout"]],
])("16.6: while %s is here, what is told is what was meant", async (_what, sid, told) => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json({}));
  });
  leave();
  hold(sid);
  expect(await finishSignOut()).toBe(true);
  expect(asked).toEqual(told);
  expect(findLeftSession()).toBeNull();
});

test("16.6: a browser that has lost its token marks whatever session its cookie holds, until somebody signs in", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json({}));
  });
  markLeaving();
  expect(document.cookie).toContain("talewick-leaving=whichever");
  hold(SESSION);
  expect(await finishSignOut()).toBe(true);
  expect([asked, findLeftSession()]).toEqual([[], null]);

  localStorage.clear();
  markLeaving();
  expect(await finishSignOut()).toBe(true);
  expect([asked, findLeftSession()]).toEqual([["/api/auth/logout"], null]);
});
