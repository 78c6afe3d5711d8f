import { describe, expect, test } from "vitest";
import type { Outcome, TierResult } from "./outcome";
import { tryAgain } from "./second-try";

const failure = (file: string) => ({ file, title: "adds", message: "expected 2 to be 3" });
const tier = (name: string, ...files: string[]): TierResult => ({
  name,
  ok: files.length === 0,
  passed: 7,
  failed: files.length,
  failures: files.map(failure),
  seconds: 3,
  load: 1.5,
});
const PASSED: Outcome = { ok: true, passed: 2, failed: 0, failures: [] };

/** Everything that is run again passes, but what has "broken" in its name; says what was run. */
function runner() {
  const ran: string[] = [];
  const again = (name: string) =>
    name === "lint"
      ? null
      : (files: readonly string[]) => {
          ran.push(...files);
          const isBroken = files.some((file) => file.includes("broken"));
          return Promise.resolve(isBroken ? { ...PASSED, ok: false, failed: 1 } : PASSED);
        };
  return { ran, again };
}

const isFile = (file: string) => file.endsWith(".ts");

describe("the second try", () => {
  test("a file that passes alone is unsteady, and the run passes", async () => {
    const { ran, again } = runner();
    const before = [tier("unit"), tier("contract", "a.test.ts", "a.test.ts")];
    const { results, unsteady } = await tryAgain(before, again, isFile);
    expect(ran).toEqual(["a.test.ts"]);
    expect(unsteady).toEqual([failure("a.test.ts"), failure("a.test.ts")]);
    expect(results).toEqual([tier("unit"), { ...tier("contract"), passed: 9 }]);
  });

  test("a file that fails again stays failed, with its first failure", async () => {
    const { again } = runner();
    const { results, unsteady } = await tryAgain(
      [tier("unit", "broken.test.ts", "luck.test.ts")],
      again,
      isFile,
    );
    expect(unsteady).toEqual([failure("luck.test.ts")]);
    expect(results).toEqual([{ ...tier("unit", "broken.test.ts"), passed: 8 }]);
  });

  test.each([
    ["six files", [tier("unit", "1.ts", "2.ts", "3.ts"), tier("contract", "4.ts", "5.ts", "6.ts")]],
    ["a check that failed", [tier("lint", "lint.ts"), tier("unit", "1.ts")]],
    ["a failure without a file", [tier("unit", "1.ts", "the run itself")]],
    ["a run that died unnamed", [{ ...tier("unit"), ok: false, failed: 1 }]],
    ["nothing that failed", [tier("unit")]],
  ])("%s: nothing is tried again", async (_, before) => {
    const { ran, again } = runner();
    const { results, unsteady } = await tryAgain(before, again, isFile);
    expect(ran).toEqual([]);
    expect(unsteady).toEqual([]);
    expect(results).toEqual(before);
  });

  test("a file without tests does not pass", async () => {
    const { results } = await tryAgain(
      [tier("unit", "gone.ts")],
      () => () => Promise.resolve({ ...PASSED, passed: 0 }),
      isFile,
    );
    expect(results[0]?.ok).toBe(false);
  });
});
