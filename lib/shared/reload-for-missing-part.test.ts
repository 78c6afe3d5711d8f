// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mayReloadFor, reloadForMissingPart } from "./reload-for-missing-part";

let reloads = 0;
beforeEach(() => {
  reloads = 0;
  sessionStorage.clear();
  vi.spyOn(window.location, "reload").mockImplementation(() => void (reloads += 1));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const missing = (what = "/_next/static/chunks/a.js") =>
  Object.assign(new Error(`Failed to load chunk ${what} from module 7`), { name: "ChunkLoadError" });

test("a client of yesterday loads the page anew, and never twice for the same part", () => {
  expect([reloadForMissingPart(missing()), reloadForMissingPart(missing())]).toEqual([true, false]);
  expect(reloads).toBe(1);
  expect(mayReloadFor(missing())).toBe(false);
});

test("the part that another deployment took away later is another one", () => {
  reloadForMissingPart(missing("/_next/static/chunks/a.js"));
  expect(reloadForMissingPart(missing("/_next/static/chunks/b.js"))).toBe(true);
});

test.each([
  "Failed to fetch dynamically imported module: /a.js",
  "error loading dynamically imported module: /a.js",
  "Importing a module script failed.",
  "Loading chunk 12 failed.",
  'Failed to find Server Action "x". This request might be from an older or newer deployment.',
])("%s", (message) => {
  expect(reloadForMissingPart(new TypeError(message))).toBe(true);
});

test("any other error is left to the error screen", () => {
  expect(reloadForMissingPart(new TypeError("x is not a function"))).toBe(false);
  expect(reloadForMissingPart("Loading chunk 12 failed.")).toBe(false);
  expect(reloads).toBe(0);
});

test("without storage there is no memory, and so no reload", () => {
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new Error("storage is off");
  });
  expect(reloadForMissingPart(missing())).toBe(false);
  expect(reloads).toBe(0);
});
