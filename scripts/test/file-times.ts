import { appendFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Reporter, TestModule } from "vitest/node";

export type FileTime = { file: string; seconds: number };

/** Has a line for each test file of the run. */
const FILE_TIMES = path.resolve("test-results/file-times.jsonl");

export function keepTimes(times: readonly FileTime[]): void {
  appendFileSync(FILE_TIMES, times.map((time) => `${JSON.stringify(time)}\n`).join(""));
}

export async function keptTimes(): Promise<FileTime[]> {
  const text = await readFile(FILE_TIMES, "utf8").catch(() => "");
  const lines = text.split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line) as FileTime);
}

/** What a file took from its worker's start to its last hook, imports and set-up included; the JSON report knows the tests only. */
export default class FileTimesReporter implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } =
      module.diagnostic();
    const taken = environmentSetupDuration + prepareDuration + setupDuration + collectDuration + duration;
    keepTimes([{ file: module.relativeModuleId, seconds: Math.round(taken / 100) / 10 }]);
  }
}
