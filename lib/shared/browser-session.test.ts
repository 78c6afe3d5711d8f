// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import {
  clearSession,
  readSession,
  saveSession,
  subscribeToSession,
  tokenExpiry,
  updateSessionUser,
} from "./browser-session";

const NOW = Date.UTC(2026, 0, 1);

function tokenWith(claims: object): string {
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return `${part({ alg: "HS256" })}.${part(claims)}.c2ln`;
}

const token = tokenWith({ exp: NOW / 1000 + 60, name: "Zoë?>" });
const answer = {
  token,
  id: "p1",
  email: "ada@example.test",
  firstName: "Ada",
  lastName: "Lind",
  hasActiveSubscription: true,
  subscriptionPlan: "Standard",
  subscriptionStatus: "active",
};

beforeEach(() => {
  window.localStorage.clear();
});

describe("the stored session", () => {
  test("keeps the five keys of the product and reads them back", () => {
    saveSession(answer);

    expect(Object.keys(window.localStorage).sort()).toEqual(
      ["firstName", "hasActiveSubscription", "lastName", "token", "user"].sort(),
    );
    expect(window.localStorage.getItem("hasActiveSubscription")).toBe("true");
    expect(readSession(NOW)).toMatchObject({
      token,
      user: { firstName: "Ada", subscriptionPlan: "Standard" },
    });
  });

  test("is the same object until something changes", () => {
    saveSession(answer);
    const first = readSession(NOW);
    expect(readSession(NOW)).toBe(first);

    window.localStorage.setItem("user", JSON.stringify({ firstName: "Bea" }));
    expect(readSession(NOW)?.user.firstName).toBe("Bea");
  });

  test.each([
    ["an expired token", tokenWith({ exp: NOW / 1000 })],
    ["a token without an end", tokenWith({ sub: "p1" })],
    ["a token that is no JWT", "rubbish"],
    ["a token with a broken payload", "a.%%%.c"],
  ])("%s is cleared silently", (_, bad) => {
    saveSession({ ...answer, token: bad });

    expect(readSession(NOW)).toBeNull();
    expect(window.localStorage).toHaveLength(0);
  });

  test("falls back to the single keys when the saved parent can't be read", () => {
    saveSession(answer);
    window.localStorage.setItem("user", "{broken");

    expect(readSession(NOW)?.user).toMatchObject({ firstName: "Ada", hasActiveSubscription: true });
  });

  test("understands an answer that names the subscription the other way", () => {
    saveSession({ token, subscriptionActive: true });
    expect(readSession(NOW)?.user).toMatchObject({ hasActiveSubscription: true, firstName: "" });
  });
});

test("at its end it takes along which of the family was chosen to read, and nothing else of how one reads", () => {
  const reader = (voice: string) => {
    window.localStorage.setItem("reader", JSON.stringify({ voice, speed: 0.8 }));
    clearSession();
    return JSON.parse(window.localStorage.getItem("reader") ?? "") as unknown;
  };
  saveSession(answer);
  expect(reader("own:0192f6a0")).toEqual({ speed: 0.8 });
  expect(reader("embedded:rms")).toEqual({ voice: "embedded:rms", speed: 0.8 });
});

test("an order that was being written is the other tabs' until the session ends, or is another parent's", () => {
  const drafts = () => Object.keys(window.localStorage).filter((key) => key.startsWith("story-draft:"));
  for (const id of ["p1", "p2"]) window.localStorage.setItem(`story-draft:${id}`, "{}");
  saveSession(answer);
  expect(drafts()).toEqual(["story-draft:p1"]);
  clearSession();
  expect(drafts()).toEqual([]);
});

describe("listeners", () => {
  test("hear saving, clearing and other tabs until they leave", () => {
    let calls = 0;
    const leave = subscribeToSession(() => (calls += 1));
    saveSession(answer);
    clearSession();
    window.dispatchEvent(new Event("storage"));
    expect(calls).toBe(3);

    leave();
    clearSession();
    window.dispatchEvent(new Event("storage"));
    expect(calls).toBe(3);
  });

  test("hear of a page that comes back as it was left: who is here may have changed meanwhile", () => {
    let calls = 0;
    const leave = subscribeToSession(() => (calls += 1));
    window.dispatchEvent(new Event("pageshow"));
    leave();
    window.dispatchEvent(new Event("pageshow"));
    expect(calls).toBe(1);
  });

  test("a change of plan is kept with the rest", () => {
    saveSession({ ...answer, token: tokenWith({ exp: 4_000_000_000 }), hasActiveSubscription: false });
    updateSessionUser({ hasActiveSubscription: true });

    expect(readSession()?.user).toMatchObject({ firstName: "Ada", hasActiveSubscription: true });
    expect(window.localStorage.getItem("hasActiveSubscription")).toBe("true");
  });
});

test("the end of a token is read in milliseconds", () => {
  expect(tokenExpiry(token)).toBe(NOW + 60_000);
});
