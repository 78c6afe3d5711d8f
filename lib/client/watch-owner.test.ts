// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clearSession, saveSession } from "@/lib/shared/browser-session";
import { eventually } from "@/tests/support/eventually";
import { watchOwner } from "./watch-owner";

const token = (sid: string) => `h.${btoa(JSON.stringify({ exp: 4_000_000_000, sid }))}.s`;
const ADA = { id: "ada", token: token("one"), firstName: "Ada" };
const BEA = { id: "bea", token: token("two"), firstName: "Bea" };
const { localStorage, sessionStorage } = window;

let loads = 0;
let byCookie: object;
let stop: () => void = () => undefined;
/** What another tab does: its storage is ours, and we hear of it afterwards. */
const elsewhere = (change: () => void) => {
  change();
  window.dispatchEvent(new StorageEvent("storage", { key: "token" }));
};
const signIn = (login: object) => {
  localStorage.setItem("token", token("two"));
  localStorage.setItem("user", JSON.stringify(login));
};

beforeEach(() => {
  loads = 0;
  byCookie = { signedIn: true, login: ADA };
  localStorage.clear();
  sessionStorage.clear();
  document.body.hidden = false;
  vi.spyOn(window.location, "reload").mockImplementation(() => void (loads += 1));
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(byCookie)));
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("23.5: a page of one parent's leaves, and is out of sight at once,", () => {
  test.each([
    [
      "when they sign out in another tab",
      () => {
        localStorage.clear();
      },
    ],
    [
      "when another parent signs in there",
      () => {
        signIn(BEA);
      },
    ],
  ])("%s", (_, change) => {
    saveSession(ADA);
    stop = watchOwner("ada");
    elsewhere(() => {
      localStorage.setItem("hasActiveSubscription", "true");
    });
    expect([loads, document.body.hidden]).toEqual([0, false]);
    elsewhere(change);
    expect([loads, document.body.hidden]).toEqual([1, true]);
    elsewhere(() => {
      signIn(BEA);
    });
    expect(loads).toBe(1);
  });

  test("when it comes back from the browser's memory", () => {
    saveSession(ADA);
    stop = watchOwner("ada");
    signIn(BEA);
    window.dispatchEvent(new Event("pageshow"));
    expect([loads, document.body.hidden]).toEqual([1, true]);
  });

  test("when it was on its way while another parent signed in", async () => {
    saveSession(BEA);
    byCookie = { signedIn: true, login: BEA };
    stop = watchOwner("ada");
    await eventually(() => {
      expect(loads).toBe(1);
    });
  });
});

describe("23.5: a page stays", () => {
  test("where storage was older than the page, and follows", async () => {
    saveSession(BEA);
    stop = watchOwner("ada");
    await eventually(() => {
      expect(localStorage.getItem("firstName")).toBe("Ada");
    });
    expect([loads, document.body.hidden]).toEqual([0, false]);
  });

  test("where storage was cleared and nobody is known, and where its own parent signs in again", () => {
    stop = watchOwner("ada");
    window.dispatchEvent(new Event("pageshow"));
    saveSession(ADA);
    saveSession({ ...ADA, token: token("three") });
    expect(loads).toBe(0);
    stop();
    clearSession();
    expect(loads).toBe(0);
  });
});

test("23.5: what a tab keeps of another parent goes, and its own stays", () => {
  const keys = () => Object.keys(sessionStorage).sort();
  for (const key of ["story-draft:ada", "story-orders:ada", "billing-shown:ada", "story-draft:bea", "other"])
    sessionStorage.setItem(key, "{}");
  stop = watchOwner("ada");
  expect(keys()).toEqual(["billing-shown:ada", "other", "story-draft:ada", "story-orders:ada"]);
  clearSession();
  expect(keys()).toContain("story-draft:ada");
  saveSession(BEA);
  expect(keys()).toEqual(["other"]);
});
