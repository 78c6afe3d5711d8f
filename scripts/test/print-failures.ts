import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/** One test that failed: where it stands, its name, and the first lines of what it said. */
export type Failure = { file: string; title: string; message: string };

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    ok: boolean;
    tests: { results: { errors: { message?: string }[] }[] }[];
  }[];
};
type PlaywrightReport = { suites: PlaywrightSuite[]; errors: { message?: string }[] };

/** Enough for the last words of a process that did not start. */
const MESSAGE_LINES = 24;
const LINE_LENGTH = 200;
/** The first line says what was there instead. */
const FIRST_LENGTH = 1500;
const FOREIGN_FRAME = /^\s*at (?:.*node_modules|new Promise|node:)/u;

export function vitestFailures({ testResults }: VitestReport): Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0 && status === "failed") return [{ file, title: "the file itself", message }];
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      title: fullName,
      message: failureMessages.join("\n"),
    }));
  });
}

const specsOf = (suite: PlaywrightSuite): PlaywrightSuite["specs"] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

export function playwrightFailures({ suites, errors }: PlaywrightReport): Failure[] {
  const said = (all: { message?: string }[]) => all.map(({ message = "" }) => message).join("\n");
  const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok);
  return [
    ...errors.map(({ message = "" }) => ({ file: "tests/e2e", title: "the run itself", message })),
    ...failed.map(({ title, file, tests }) => ({
      file: path.join("tests/e2e", file),
      title,
      message: said(tests.flatMap(({ results }) => results.flatMap((result) => result.errors))),
    })),
  ];
}

function linesOf({ file, title, message }: Failure, word = "FAIL"): string[] {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "" && !FOREIGN_FRAME.test(line));
  const [first = "", ...others] = lines.slice(0, MESSAGE_LINES);
  return [
    `${word} ${file} › ${title}: ${first.slice(0, FIRST_LENGTH)}`,
    ...others.map((line) => `       ${line.slice(0, LINE_LENGTH)}`),
  ];
}

/**
 * The failures once more, last: a log may be cut at its beginning, and the reason must not go with it. Where only a few
 * lines of it are kept, those from the first FAIL on name every failure with its reason, before more is told of any.
 */
export function tellFailures(failures: readonly Failure[]): string {
  const told = failures.map((failure) => linesOf(failure));
  const more = told.filter((lines) => lines.length > 1).map((lines) => lines.join("\n"));
  const heads = told.map(([first = ""]) => first);
  return [...heads, ...more].map((text) => `${text}\n`).join("\n");
}

/** What failed in the run and passed when its file ran alone, a line each with its first failure. */
export const tellUnsteady = (unsteady: readonly Failure[]): string =>
  unsteady.map((failure) => `${linesOf(failure, "UNSTEADY")[0] ?? ""}\n`).join("");
