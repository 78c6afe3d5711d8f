import type { Outcome, TierResult } from "./outcome";
import type { Failure } from "./print-failures";

/** More failed files than this are no bad luck. */
const MOST_FILES = 5;

/** Files of a tier once more; null for a tier that isn't made of files. */
export type Again = (name: string) => ((files: readonly string[]) => Promise<Outcome>) | null;

type SecondTry = {
  results: TierResult[];
  /** What failed at first, of files that passed when they ran alone. */
  unsteady: Failure[];
};

const filesOf = ({ failures }: TierResult) => [...new Set(failures.map(({ file }) => file))];

/** What may be bad luck: a handful of test files, and nothing else that failed. @returns their tiers, null for breakage */
function worthATry(results: readonly TierResult[], again: Again, isFile: (file: string) => boolean) {
  const red = results.filter(({ ok }) => !ok);
  const files = red.flatMap(filesOf);
  if (files.length === 0 || files.length > MOST_FILES) return null;
  return red.every(({ name }) => again(name)) && files.every(isFile) ? red : null;
}

/**
 * Runs a few failed files once more, alone, each by itself. What passes then was bad luck or load, and is told apart from
 * what is broken; what doesn't stays failed, with its first failure.
 */
export async function tryAgain(
  results: readonly TierResult[],
  again: Again,
  isFile: (file: string) => boolean,
): Promise<SecondTry> {
  const red = worthATry(results, again, isFile);
  if (!red) return { results: [...results], unsteady: [] };
  const unsteady: Failure[] = [];
  const after: TierResult[] = [];
  for (const result of results) {
    const run = red.includes(result) ? again(result.name) : null;
    const passed: string[] = [];
    for (const file of run ? filesOf(result) : []) {
      const { ok, passed: count } = (await run?.([file])) ?? { ok: false, passed: 0 };
      if (ok && count > 0) passed.push(file);
    }
    const forgiven = result.failures.filter(({ file }) => passed.includes(file));
    const failures = result.failures.filter(({ file }) => !passed.includes(file));
    unsteady.push(...forgiven);
    after.push({
      ...result,
      ok: result.ok || failures.length === 0,
      passed: result.passed + forgiven.length,
      failed: failures.length,
      failures,
    });
  }
  return { results: after, unsteady };
}
