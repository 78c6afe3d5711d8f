import { globSync, readFileSync } from "node:fs";

/** What a test file does that the next one in the same process would notice: stands in for something global, or has a page. */
const LEAVES_TRACES = /\bvi\.|@vitest-environment|process\.env|globalThis/u;

export const needsItsOwnProcess = (source: string): boolean => LEAVES_TRACES.test(source);

/** Test files by whether they may share a process, in which what they import is loaded once for all of them. */
export function splitByProcess(
  patterns: readonly string[],
  root: string,
): { together: string[]; alone: string[] } {
  const files = globSync([...patterns], { cwd: root }).sort();
  const isAlone = (file: string) => needsItsOwnProcess(readFileSync(`${root}/${file}`, "utf8"));
  return { together: files.filter((file) => !isAlone(file)), alone: files.filter(isAlone) };
}
