import { writeFile } from "node:fs/promises";
import path from "node:path";
import { keptTimes, type FileTime } from "./run-reporter";

const SHOWN = 15;
const WHOLE_LIST = "test-results/times.txt";

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: { file: string; tests: { results: { duration: number }[] }[] }[];
};

const specsOf = (suite: PlaywrightSuite): PlaywrightSuite["specs"] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

/** Seconds of the journeys, added up by their file. */
export function journeyTimes({ suites }: { suites: PlaywrightSuite[] }): FileTime[] {
  const sums = new Map<string, number>();
  for (const { file, tests } of suites.flatMap(specsOf)) {
    const taken = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    sums.set(file, (sums.get(file) ?? 0) + taken);
  }
  return [...sums].map(([file, taken]) => ({
    file: path.posix.join("tests/e2e", file),
    seconds: Math.round(taken / 100) / 10,
  }));
}

/** One line a file, the slowest first. */
export const listTimes = (times: readonly FileTime[]): string[] =>
  times
    .toSorted((a, b) => b.seconds - a.seconds)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);

/** Prints where the time went, the slowest files first; the whole list is kept. */
export async function printTimes(): Promise<void> {
  const list = listTimes(await keptTimes());
  if (list.length === 0) return;
  await writeFile(WHOLE_LIST, `${list.join("\n")}\n`);
  process.stdout.write(`\n${list.slice(0, SHOWN).join("\n")}\n`);
  if (list.length > SHOWN) process.stdout.write(`         ${list.length} files in all: ${WHOLE_LIST}\n`);
}
