// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  readChildHere,
  readSession,
  readSignUp,
  rememberSignUp,
  saveSession,
  settleSignUp,
  subscribeToSession,
} from "@/lib/shared/browser-session";
import { eventually } from "@/tests/support/eventually";
import { refreshSession, watchSession } from "./refresh-session";

const tokenOf = (sid: string) => `h.${btoa(JSON.stringify({ exp: 4_000_000_000, sid }))}.s`;
const login = (overrides: object = {}) => ({
  token: tokenOf("one"),
  id: "p1",
  email: "ada@example.test",
  firstName: "Ada",
  lastName: "Lind",
  hasActiveSubscription: true,
  subscriptionPlan: "Standard",
  subscriptionStatus: "active",
  ...overrides,
});

let asked = 0;
let answer: () => Response | Promise<Response>;
const signedIn = (overrides: object = {}) => Response.json({ signedIn: true, login: login(overrides) });
const settled = () =>
  eventually(() => {
    expect(asked).toBeGreaterThan(0);
  }).then(() => refreshSession());

beforeEach(() => {
  asked = 0;
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    asked += 1;
    // The cookie is to speak, not the token that is stored.
    expect(new Headers(init.headers).has("authorization")).toBe(false);
    return Promise.resolve().then(answer);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("16.2: what the browser remembers", () => {
  test.each([
    ["after a cancellation", true, false],
    ["after a purchase", false, true],
  ])("follows the server %s elsewhere", async (_, before, after) => {
    saveSession(login({ hasActiveSubscription: before }));
    answer = () => signedIn({ hasActiveSubscription: after });
    expect(await refreshSession()).toEqual({ status: "in", hasEnded: false });
    expect(readSession()?.user.hasActiveSubscription).toBe(after);
    expect(window.localStorage.getItem("hasActiveSubscription")).toBe(String(after));
  });

  test("says whose device it is, until a parent signs in or nobody is", async () => {
    saveSession(login());
    answer = () => Response.json({ signedIn: true, login: login(), childId: "mia" });
    await refreshSession();
    expect(readChildHere()).toBe("mia");
    saveSession(login({ token: tokenOf("two") }));
    expect(readChildHere()).toBeNull();
    await refreshSession();
    expect(readChildHere()).toBe("mia");
    answer = () => Response.json({ signedIn: false });
    await refreshSession();
    expect(readChildHere()).toBeNull();
  });

  test("is asked about when a page shows it, on focus, and when another tab changes it", async () => {
    saveSession(login());
    answer = () => signedIn();
    const stop = watchSession();
    await settled();
    const events = [new Event("focus"), new StorageEvent("storage", { key: "token" })];
    for (const event of events) {
      asked = 0;
      window.dispatchEvent(event);
      await settled();
    }
    stop();
    asked = 0;
    window.dispatchEvent(new Event("focus"));
    expect(asked).toBe(0);
  });

  test("is no news where nothing changed, so that two tabs don't answer each other for ever", async () => {
    saveSession(login());
    answer = () => signedIn();
    const heard = vi.fn();
    const stop = subscribeToSession(heard);
    await refreshSession();
    expect(heard).not.toHaveBeenCalled();
    stop();
  });

  test("costs a visitor no call", () => {
    watchSession()();
    expect(asked).toBe(0);
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ["nobody answers", () => Promise.reject(new Error("offline"))],
    ["the server fails", () => new Response("{}", { status: 503 })],
    [
      "some network's page answers",
      () => new Response("<html>Pay for Wi-Fi</html>", { headers: { "content-type": "text/html" } }),
    ],
  ])("stays when %s", async (_, failing) => {
    saveSession(login());
    answer = failing;
    expect(await refreshSession()).toEqual({ status: "unknown", hasEnded: false });
    expect(readSession()?.user.firstName).toBe("Ada");
  });

  test("is not undone by an answer about the session before", async () => {
    saveSession(login());
    answer = () => {
      saveSession(login({ token: tokenOf("two"), firstName: "Bea" }));
      return Response.json({ signedIn: false });
    };
    await refreshSession();
    expect(readSession()?.user.firstName).toBe("Bea");
  });
});

test("16.7: storage that was cleared is filled again from the cookie's session", async () => {
  answer = () => signedIn();
  expect((await refreshSession()).status).toBe("in");
  expect(readSession()).toMatchObject({ token: tokenOf("one"), user: { firstName: "Ada" } });
});

test("16.9: a token without its cookies goes, and the names with it", async () => {
  saveSession(login());
  answer = () => Response.json({ signedIn: false });
  expect(await refreshSession()).toEqual({ status: "out", hasEnded: true });
  expect(Object.keys(window.localStorage)).toEqual([]);
});

test("16.11: the address of a sign-up is remembered until somebody signs in", () => {
  rememberSignUp({ email: "ada@example.test", waits: true });
  expect(readSignUp()).toEqual({ email: "ada@example.test", waits: true });
  settleSignUp();
  expect(readSignUp()).toEqual({ email: "ada@example.test", waits: false });
  saveSession(login());
  expect(readSignUp()).toBeNull();
});
