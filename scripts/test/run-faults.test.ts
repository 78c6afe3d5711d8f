import path from "node:path";
import { describe, expect, test } from "vitest";
import { runFaults, type RunFile } from "./run-faults";

const idOf = (file: string) => path.resolve(file);
const fileOf = (file: string, isFinished = true): RunFile => ({ id: idOf(file), file, isFinished });
const HERE = "tests/integration/here.test.ts";
const THERE = "tests/integration/there.test.ts";

/** As the runner tells that a process ended whom it hadn't told to. */
const deathIn = (...files: string[]) => ({
  message: "[vitest-pool]: Worker forks emitted error.",
  cause: {
    message: `Worker exited unexpectedly with signal SIGSEGV during started state while running test file ${files.map(idOf).join(", ")}`,
  },
});

describe("a run that is red without a test", () => {
  test("says of a process that died how it ended, under the file that was in it and nowhere else", () => {
    const faults = runFaults([fileOf(HERE, false), fileOf(THERE)], [deathIn(HERE)]);
    expect(faults.map(({ file }) => file)).toEqual([HERE]);
    expect(faults[0]?.message).toContain("signal SIGSEGV");
  });

  test("names each file of a process that died, also one whose tests had all ended", () => {
    const faults = runFaults([fileOf(HERE), fileOf(THERE, false)], [deathIn(HERE, THERE)]);
    expect(faults.map(({ file }) => file)).toEqual([HERE, THERE]);
  });

  test("says of a process that died in no file of the run what it goes back to", () => {
    const faults = runFaults([fileOf(HERE)], [deathIn("elsewhere.test.ts")]);
    expect(faults).toMatchObject([
      { file: "vitest", message: expect.stringMatching(/emitted error\.\nCaused by: .*SIGSEGV/) as string },
    ]);
  });

  test("names the file and the test of an error that nobody caught", () => {
    const error = { message: "left", VITEST_TEST_PATH: idOf(HERE), VITEST_TEST_NAME: "a test" };
    expect(runFaults([fileOf(HERE)], [error])).toEqual([
      { file: HERE, title: 'an error that nobody caught, during or after "a test"', message: "left" },
    ]);
  });

  test("names a file that lost its tests and nobody says why", () => {
    expect(runFaults([fileOf(HERE, false), fileOf(THERE)], [])).toMatchObject([{ file: HERE }]);
  });
});
