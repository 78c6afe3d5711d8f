// @vitest-environment happy-dom
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ApiFailure } from "@/lib/client/api";
import { saveSession } from "@/lib/shared/browser-session";
import { tellFailure } from "./tell-failure";

const token = `h.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.s`;
const SIGN_IN = "/signin?m=session-expired&from=%2Faudit-dashboard%3Fpage%3D2";
let left: string[] = [];
let called: string[] = [];

const tell = (failure: Partial<ApiFailure>) =>
  tellFailure({ ok: false, status: 400, message: "", ...failure });
const told = () => toast.getToasts().map((shown) => ("title" in shown ? shown.title : null));

beforeEach(() => {
  left = [];
  called = [];
  vi.stubGlobal("fetch", (path: string) => {
    called.push(path);
    return Promise.resolve(Response.json({}));
  });
  vi.spyOn(window.location, "assign").mockImplementation((to) => void left.push(String(to)));
  window.history.replaceState(null, "", "/audit-dashboard?page=2");
  saveSession({ token, firstName: "Ada" });
});
afterEach(() => {
  toast.dismiss();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a failed call says", () => {
  test.each<[string, Partial<ApiFailure>, string]>([
    [
      "that nothing answered",
      { status: 0, message: "x" },
      "Network error. Please check your connection and try again.",
    ],
    ["that there is nothing", { status: 404, message: "No such book." }, "Resource not found."],
    [
      "to wait",
      { status: 429, message: "slow down" },
      "Too many requests. Please wait a moment and try again.",
    ],
    ["that it is our fault", { status: 500 }, "Server error. Please try again later or contact support."],
    [
      "the same of a gateway",
      { status: 502, message: "HTTP 502: Bad Gateway" },
      "Server error. Please try again later or contact support.",
    ],
    ["what the server says", { status: 409, message: "It is being made." }, "It is being made."],
    ["what is not allowed", { status: 403, message: "This is not allowed." }, "This is not allowed."],
    ["what is wrong with the input", { status: 400, message: "Bad range.", details: {} }, "Bad range."],
    ["at least something", { status: 418 }, "An unexpected error occurred"],
  ])("%s", async (_, failure, text) => {
    await tell(failure);
    expect(told()).toEqual([text]);
    expect(left).toEqual([]);
  });

  test("23.16: nothing over the screen's own words about what isn't there", async () => {
    await tellFailure({ ok: false, status: 404, message: "" }, "This child was deleted meanwhile.");
    expect(told()).toEqual([]);
  });

  test("each field that was refused, one by one", async () => {
    await tell({ message: "Start required", details: { start: "Start required", end: "End required" } });
    expect(told().sort()).toEqual(["end: End required", "start: Start required"]);
  });
});

describe("a session that is over ends here too", () => {
  test.each([
    { status: 401, message: "Please sign in to continue." },
    { status: 403, message: "Your token has EXPIRED" },
    { status: 403, message: "Invalid token" },
    { status: 403, message: "Unauthorized" },
    { status: 403, message: "Forbidden" },
  ])("$status $message", async (failure) => {
    await tell(failure);
    expect(left).toEqual([SIGN_IN]);
    expect(window.localStorage).toHaveLength(0);
    expect(called).toEqual(failure.status === 403 ? ["/api/auth/logout"] : []);
    expect(told()).toEqual([]);
  });
});
