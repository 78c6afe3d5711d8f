import { expect, it } from "vitest";
import { tellResults } from "./print-results";

it("says of each tier what it came to, how long it took, and how busy the machine was", () => {
  const failures = [{ file: "a.test.ts", title: "it", message: "not so" }];
  const told = tellResults(
    [
      { name: "types", ok: true, passed: 1, failed: 0, failures: [], seconds: 61, load: 1.96 },
      { name: "integration", ok: false, passed: 802, failed: 1, failures, seconds: 1204, load: 12.5 },
    ],
    1266,
  );
  expect(told.split("\n")).toEqual([
    "",
    "ok   types        1 passed, 0 failed          61 s, load 2.0",
    "FAIL integration  802 passed, 1 failed      1204 s, load 12.5",
    "                                            1266 s in all",
    "",
    "803 passed, 1 failed",
    "",
  ]);
});
