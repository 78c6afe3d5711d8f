import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { playwrightFailures, vitestFailures, type Failure } from "./print-failures";

export type Counts = { passed: number; failed: number };
/** What a tier came to; a check has no tests of its own to name. */
export type Outcome = Counts & { ok: boolean; failures: Failure[] };
export type TierResult = Outcome & { name: string; seconds: number };

type Command = { command: string; args: string[]; env?: Record<string, string> };

/** Runs one of the project's tools to its end; its output is ours. */
function runTool({ command, args, env }: Command): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(path.resolve("node_modules/.bin", command), args, {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, FORCE_COLOR: "0", ...env },
    });
    child.once("error", () => {
      resolve(false);
    });
    child.once("exit", (code) => {
      resolve(code === 0);
    });
  });
}

type VitestReport = Parameters<typeof vitestFailures>[0] & { numPassedTests: number; numFailedTests: number };
type PlaywrightReport = Parameters<typeof playwrightFailures>[0] & {
  stats: { expected: number; unexpected: number; flaky: number };
};

const readReport = async <T>(file: string): Promise<T | null> =>
  readFile(file, "utf8").then(
    (text) => JSON.parse(text) as T,
    () => null,
  );

const reportFile = (name: string) => path.resolve("test-results", `${name}.json`);

/** Vitest projects by name, as one tier; `files` narrows them to paths that contain one of these. */
export async function vitestTier(
  projects: string[],
  env: Record<string, string> = {},
  files: string[] = [],
): Promise<Outcome> {
  const file = reportFile(projects.join("-"));
  const selected = projects.flatMap((project) => ["--project", project]);
  const ok = await runTool({
    command: "vitest",
    args: [
      "run",
      ...files,
      ...selected,
      "--reporter=default",
      "--reporter=json",
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
  const ok = await runTool({
    command: "playwright",
    args: ["test", "--reporter=line,json"],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const report = await readReport<PlaywrightReport>(file);
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return {
    ok,
    passed: expected,
    failed: unexpected + flaky || (ok ? 0 : 1),
    failures: report ? playwrightFailures(report) : [],
  };
}

/** A tier that is one check: passed or failed. */
export async function checkTier(commands: Command[]): Promise<Outcome> {
  for (const command of commands) {
    if (!(await runTool(command))) return { ok: false, passed: 0, failed: 1, failures: [] };
  }
  return { ok: true, passed: 1, failed: 0, failures: [] };
}
