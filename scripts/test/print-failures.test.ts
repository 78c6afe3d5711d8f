import { expect, it } from "vitest";
import { playwrightFailures, tellFailures, tellUnsteady, vitestFailures } from "./print-failures";

it("names the failed tests of a run, and a file that did not even load", () => {
  const name = `${process.cwd()}/lib/shared/sums.test.ts`;
  const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const report = {
    testResults: [
      {
        name,
        status: "failed",
        message: "",
        assertionResults: [test("sums add", "failed", "expected 2 to be 3"), test("sums are", "passed")],
      },
      { name, status: "failed", message: "cannot load", assertionResults: [] },
      { name, status: "passed", message: "", assertionResults: [test("sums are", "passed")] },
    ],
  };
  expect(vitestFailures(report)).toEqual([
    { file: "lib/shared/sums.test.ts", title: "sums add", message: "expected 2 to be 3" },
    { file: "lib/shared/sums.test.ts", title: "the file itself", message: "cannot load" },
  ]);
});

it("names the failed journeys, however deep they stand, and a run that broke off", () => {
  const journey = (title: string, ok: boolean, ...messages: string[]) => ({
    title,
    file: "accounts/sign-in.spec.ts",
    ok,
    tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
  });
  const report = {
    errors: [{ message: "no browser" }],
    suites: [
      {
        specs: [journey("gets in", true)],
        suites: [{ specs: [journey("stays out", false, "got in", "twice")] }],
      },
    ],
  };
  expect(playwrightFailures(report)).toEqual([
    { file: "tests/e2e", title: "the run itself", message: "no browser" },
    { file: "tests/e2e/accounts/sign-in.spec.ts", title: "stays out", message: "got in\ntwice" },
  ]);
});

it("tells first what each failure was, each in a line, and then more of it", () => {
  const message = "AssertionError: expected [ 'a call: 500' ] to deeply equal []\n\n    at test.ts:3:1";
  const told = tellFailures([
    { file: "one.test.ts", title: "adds", message },
    { file: "two.test.ts", title: "waits", message: "timed out" },
  ]);
  expect(told.split("\n").filter((line) => line !== "")).toEqual([
    "FAIL one.test.ts › adds: AssertionError: expected [ 'a call: 500' ] to deeply equal []",
    "FAIL two.test.ts › waits: timed out",
    "FAIL one.test.ts › adds: AssertionError: expected [ 'a call: 500' ] to deeply equal []",
    "           at test.ts:3:1",
  ]);
  expect(tellFailures([])).toBe("");
});

it("tells what passed alone, each in a line with its first failure", () => {
  const message = "Error: gave up waiting for a mail\n    at test.ts:3:1";
  expect(tellUnsteady([{ file: "one.test.ts", title: "waits", message }])).toBe(
    "UNSTEADY one.test.ts › waits: Error: gave up waiting for a mail\n",
  );
  expect(tellUnsteady([])).toBe("");
});
