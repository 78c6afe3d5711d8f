import { afterEach, expect, test, vi } from "vitest";
import { isFull } from "./room";

afterEach(() => {
  vi.unstubAllGlobals();
});

const given = (usage: number, quota: number) => {
  vi.stubGlobal("navigator", {
    storage: { estimate: () => Promise.resolve({ usage, quota }), persisted: () => Promise.resolve(false) },
  });
};

test.each([
  ["the browser says so", new DOMException("", "QuotaExceededError"), 0, 9e9, true],
  ["writing failed with next to no room left", new TypeError("failed"), 8_999_500_000, 9e9, true],
  ["a file did not come, with room enough", new TypeError("failed"), 1_000_000, 9e9, false],
  ["the browser gives no figures", new TypeError("failed"), 0, 0, false],
])("a device is full: %s", async (_, error, usage, quota, expected) => {
  given(usage, quota);
  expect(await isFull(error)).toBe(expected);
});

test("a browser that can't be asked is not taken for full", async () => {
  vi.stubGlobal("navigator", {});
  expect(await isFull(new TypeError("failed"))).toBe(false);
});
