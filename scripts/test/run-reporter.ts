import { appendFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import type { Failure } from "./print-failures";
import { runFaults, type RunFile, type Unhandled } from "./run-faults";
import { StillWatch } from "./still-watch";

export type FileTime = { file: string; seconds: number };

/** Has a line for each test file of the run. */
const FILE_TIMES = path.resolve("test-results/file-times.jsonl");
/** Names, in the environment, the file that gets what the JSON report leaves out. */
export const RUN_FAULTS = "TALEWICK_RUN_FAULTS";

function keepFaults(faults: readonly Failure[]): void {
  const file = process.env[RUN_FAULTS];
  if (file) appendLines(file, faults);
}

async function readLines<T>(file: string): Promise<T[]> {
  const text = await readFile(file, "utf8").catch(() => "");
  const lines = text.split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line) as T);
}

const appendLines = (file: string, values: readonly object[]) => {
  appendFileSync(file, values.map((value) => `${JSON.stringify(value)}\n`).join(""));
};

export const keepTimes = (times: readonly FileTime[]): void => {
  appendLines(FILE_TIMES, times);
};
export const keptTimes = (): Promise<FileTime[]> => readLines(FILE_TIMES);
export const readFaults = (file: string): Promise<Failure[]> => readLines(file);

const UNFINISHED = new Set(["queued", "pending"]);

/** A file whose process died has tests that neither passed nor failed. */
const runFile = (module: TestModule): RunFile => ({
  id: module.moduleId,
  file: module.relativeModuleId,
  isFinished:
    !UNFINISHED.has(module.state()) &&
    [...module.children.allTests()].every((test) => !UNFINISHED.has(test.result().state)),
});

/**
 * What a file took from its worker's start to its last hook, imports and set-up included, and what made a run red without
 * being a test: the JSON report knows the tests only.
 */
export default class RunReporter implements Reporter {
  readonly #watch = new StillWatch((file, message) => {
    keepFaults([{ file, title: "the file itself", message }]);
  });

  onTestModuleQueued({ relativeModuleId }: TestModule): void {
    this.#watch.begins(relativeModuleId);
  }

  onTestCaseReady(): void {
    this.#watch.hears();
  }

  onTestCaseResult(): void {
    this.#watch.hears();
  }

  onTestModuleEnd(module: TestModule): void {
    this.#watch.ends(module.relativeModuleId);
    const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } =
      module.diagnostic();
    const taken = environmentSetupDuration + prepareDuration + setupDuration + collectDuration + duration;
    keepTimes([{ file: module.relativeModuleId, seconds: Math.round(taken / 100) / 10 }]);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Unhandled[]): void {
    keepFaults(runFaults(modules.map(runFile), unhandled));
  }
}
