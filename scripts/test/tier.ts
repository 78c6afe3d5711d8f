import { spawn } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { checked, type Outcome } from "./outcome";
import { playwrightFailures, vitestFailures, type Failure } from "./print-failures";
import { journeyTimes } from "./print-times";
import { MOST_MS, notEnded } from "./time-limit";
import { keepTimes, readFaults, RUN_FAULTS } from "./run-reporter";

type Command = {
  label: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Where it is to end by itself within a time. */
  mostMs?: number;
};

const LABEL_WIDTH = 11;
/** Of what a tool says, for the list of failures: how it began and how it ended. */
const FIRST_LINES = 40;
const LAST_LINES = 40;

/** Runs one of the project's tools to its end. Its lines are told apart by their label. */
function runTool({ label, command, args, env, mostMs }: Command): Promise<{ ok: boolean; said: string }> {
  return new Promise((resolve) => {
    const first: string[] = [];
    const last: string[] = [];
    const keep = (line: string) => {
      if (first.length < FIRST_LINES) first.push(line);
      else last.push(line);
      if (last.length > LAST_LINES) last.shift();
    };
    const end = (ok: boolean) => {
      clearTimeout(limit);
      resolve({ ok, said: [...first, ...last].join("\n") });
    };
    const child = spawn(path.resolve("node_modules/.bin", command), args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: "1", ...env },
    });
    // What it has started itself ends with the run.
    const limit =
      mostMs === undefined
        ? undefined
        : setTimeout(() => {
            keep(notEnded(command, mostMs));
            child.kill("SIGKILL");
            end(false);
          }, mostMs);
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on("line", (line) => {
        keep(line);
        process.stdout.write(`${label.padEnd(LABEL_WIDTH)} │ ${line}\n`);
      });
    }
    child.once("error", ({ message }) => {
      keep(message);
      end(false);
    });
    child.once("close", (code, signal) => {
      if (code !== 0) keep(`${command} ended with ${String(signal ?? code)}`);
      end(code === 0);
    });
  });
}

type VitestReport = Parameters<typeof vitestFailures>[0] & { numPassedTests: number };
type PlaywrightReport = Parameters<typeof playwrightFailures>[0] &
  Parameters<typeof journeyTimes>[0] & { stats: { expected: number } };

const readReport = async <T>(file: string): Promise<T | null> =>
  readFile(file, "utf8").then(
    (text) => JSON.parse(text) as T,
    () => null,
  );

const reportFile = (name: string) => path.resolve("test-results", `${name}.json`);

type Ran = { label: string; ok: boolean; said: string; passed: number; failures: Failure[] };

/** Nothing red without a name: a tool that failed, and named nothing, says how it ended. */
function outcomeOf({ label, ok, said, passed, failures }: Ran): Outcome {
  const named =
    ok || failures.length > 0 ? failures : [{ file: label, title: "the run itself", message: said }];
  return { ok: ok && named.length === 0, passed, failed: named.length, failures: named };
}

type VitestRun = {
  label: string;
  projects: string[];
  env?: Record<string, string>;
  files?: readonly string[];
  without?: readonly string[];
};

/** Vitest projects by name, as one tier; `files` narrows them to paths that contain one of these, `without` leaves some out. */
export async function vitestTier({
  label,
  projects,
  env = {},
  files = [],
  without = [],
}: VitestRun): Promise<Outcome> {
  const file = reportFile(label);
  const faults = path.resolve("test-results", `${label}-faults.jsonl`);
  await Promise.all([file, faults].map((old) => rm(old, { force: true })));
  const selected = projects.flatMap((project) => ["--project", project]);
  const { ok, said } = await runTool({
    label,
    command: "vitest",
    args: [
      "run",
      ...files,
      ...selected,
      ...without.map((left) => `--exclude=${left}`),
      "--reporter=default",
      "--reporter=json",
      "--reporter=./scripts/test/run-reporter.ts",
      `--outputFile.json=${file}`,
    ],
    env: { ...env, [RUN_FAULTS]: faults },
  });
  const report = await readReport<VitestReport>(file);
  const failures = [...(report ? vitestFailures(report) : []), ...(await readFaults(faults))];
  return outcomeOf({ label, ok, said, passed: report?.numPassedTests ?? 0, failures });
}

/** The journeys, or those of the given files. */
export async function playwrightTier(
  env: Record<string, string>,
  files: readonly string[] = [],
): Promise<Outcome> {
  const file = reportFile("e2e");
  await rm(file, { force: true });
  const { ok, said } = await runTool({
    label: "journeys",
    command: "playwright",
    args: ["test", ...files, "--reporter=line,json,./scripts/test/journey-watch.ts"],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const report = await readReport<PlaywrightReport>(file);
  if (report) keepTimes(journeyTimes(report));
  return outcomeOf({
    label: "journeys",
    ok,
    said,
    passed: report?.stats.expected ?? 0,
    failures: report ? playwrightFailures(report) : [],
  });
}

type Check = Omit<Command, "label">;

/** A tier that is one check: passed or failed. A tool that doesn't end is ended, and named. */
export async function checkTier(label: string, commands: Check[], mostMs = MOST_MS): Promise<Outcome> {
  for (const command of commands) {
    const { ok, said } = await runTool({ label, mostMs, ...command });
    if (!ok) return checked([{ file: label, title: command.command, message: said }]);
  }
  return checked([]);
}
