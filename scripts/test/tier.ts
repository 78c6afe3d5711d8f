import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { keepTimes } from "./file-times";
import { playwrightFailures, vitestFailures, type Failure } from "./print-failures";
import { journeyTimes } from "./print-times";

export type Counts = { passed: number; failed: number };
/** What a tier came to; a check is named by its command. */
export type Outcome = Counts & { ok: boolean; failures: Failure[] };
export type TierResult = Outcome & { name: string; seconds: number };

type Command = { label: string; command: string; args: string[]; env?: Record<string, string> };

const LABEL_WIDTH = 11;
/** Of what a check says, for the list of failures. */
const KEPT_LINES = 40;

/** Runs one of the project's tools to its end. Its lines are told apart by their label: several run side by side. */
function runTool({ label, command, args, env }: Command): Promise<{ ok: boolean; said: string }> {
  return new Promise((resolve) => {
    const first: string[] = [];
    const end = (ok: boolean) => {
      resolve({ ok, said: first.join("\n") });
    };
    const child = spawn(path.resolve("node_modules/.bin", command), args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: "1", ...env },
    });
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on("line", (line) => {
        if (first.length < KEPT_LINES) first.push(line);
        process.stdout.write(`${label.padEnd(LABEL_WIDTH)} │ ${line}\n`);
      });
    }
    child.once("error", () => {
      end(false);
    });
    child.once("close", (code) => {
      end(code === 0);
    });
  });
}

type VitestReport = Parameters<typeof vitestFailures>[0] & { numPassedTests: number; numFailedTests: number };
type PlaywrightReport = Parameters<typeof playwrightFailures>[0] &
  Parameters<typeof journeyTimes>[0] & { stats: { expected: number; unexpected: number; flaky: number } };

const readReport = async <T>(file: string): Promise<T | null> =>
  readFile(file, "utf8").then(
    (text) => JSON.parse(text) as T,
    () => null,
  );

const reportFile = (name: string) => path.resolve("test-results", `${name}.json`);

type VitestRun = { label: string; projects: string[]; env?: Record<string, string>; files?: string[] };

/** Vitest projects by name, as one tier; `files` narrows them to paths that contain one of these. */
export async function vitestTier({ label, projects, env = {}, files = [] }: VitestRun): Promise<Outcome> {
  const file = reportFile(label);
  const selected = projects.flatMap((project) => ["--project", project]);
  const { ok } = await runTool({
    label,
    command: "vitest",
    args: [
      "run",
      ...files,
      ...selected,
      "--reporter=default",
      "--reporter=json",
      "--reporter=./scripts/test/file-times.ts",
      `--outputFile.json=${file}`,
    ],
    env,
  });
  const report = await readReport<VitestReport>(file);
  return {
    ok,
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) || (ok ? 0 : 1),
    failures: report ? vitestFailures(report) : [],
  };
}

export async function playwrightTier(env: Record<string, string>): Promise<Outcome> {
  const file = reportFile("e2e");
  const { ok } = await runTool({
    label: "journeys",
    command: "playwright",
    args: ["test", "--reporter=line,json"],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const report = await readReport<PlaywrightReport>(file);
  if (report) keepTimes(journeyTimes(report));
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return {
    ok,
    passed: expected,
    failed: unexpected + flaky || (ok ? 0 : 1),
    failures: report ? playwrightFailures(report) : [],
  };
}

type Check = Omit<Command, "label">;

/** A tier that is one check: passed or failed. */
export async function checkTier(label: string, commands: Check[]): Promise<Outcome> {
  for (const command of commands) {
    const { ok, said } = await runTool({ label, ...command });
    if (ok) continue;
    return { ok, passed: 0, failed: 1, failures: [{ file: label, title: command.command, message: said }] };
  }
  return { ok: true, passed: 1, failed: 0, failures: [] };
}
