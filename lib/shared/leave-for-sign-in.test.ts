// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { beforeSignIn, beginSignOut, leaveForSignIn } from "./leave-for-sign-in";

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
