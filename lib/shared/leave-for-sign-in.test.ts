// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { saveSession } from "./browser-session";
import {
  beforeSignIn,
  beginSignOut,
  isSigningOut,
  keepWhatIsWritten,
  leaveForSignIn,
  whileSigningOut,
} from "./leave-for-sign-in";

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

test("while a call ends the session itself, nobody else leaves; where it fails, whoever is still here stays", async () => {
  const left: string[] = [];
  vi.spyOn(window.location, "assign").mockImplementation((to) => void left.push(String(to)));
  saveSession({ token: `h.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.s`, firstName: "Ada" });
  const fails = () => {
    leaveForSignIn();
    return Promise.reject(new Error("busy"));
  };
  await expect(whileSigningOut(fails)).rejects.toThrow("busy");
  expect([left, isSigningOut(), window.localStorage.getItem("firstName")]).toEqual([[], false, "Ada"]);
  // The session had ended before: there is nobody whose page it could stay.
  window.localStorage.clear();
  await expect(whileSigningOut(fails)).rejects.toThrow("busy");
  expect(left).toHaveLength(1);
});

test("what was being written is put aside again when the page goes: the sign-out empties the storage meanwhile", () => {
  const stop = beforeSignIn(() => {
    window.sessionStorage.setItem("story-draft:1", "The Patient Order");
  });
  keepWhatIsWritten();
  window.sessionStorage.clear();
  window.dispatchEvent(new Event("pagehide"));
  expect(window.sessionStorage.getItem("story-draft:1")).toBe("The Patient Order");
  stop();
});

test("a session that has ended leads to sign-in and back, but not while somebody signs out", () => {
  const left: string[] = [];
  vi.spyOn(window.location, "assign").mockImplementation((to) => void left.push(String(to)));
  window.history.replaceState(null, "", "/dashboard?tab=library");
  const kept: string[] = [];
  beforeSignIn(() => void kept.push("one"));
  const forget = beforeSignIn(() => void kept.push("gone"));
  forget();
  leaveForSignIn();
  beginSignOut();
  leaveForSignIn();
  expect(kept).toEqual(["one"]);
  expect(left).toEqual(["/signin?m=session-expired&from=%2Fdashboard%3Ftab%3Dlibrary"]);
});
