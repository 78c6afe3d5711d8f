import type { Counts, TierResult } from "./outcome";

/** A line for each tier, the busier the machine was the less its seconds say, and the sum. */
export function tellResults(results: readonly TierResult[], seconds: number): string {
  const lines = results.map(({ name, ok, passed, failed, seconds: taken, load }) => {
    const counts = `${passed} passed, ${failed} failed`;
    return `${ok ? "ok  " : "FAIL"} ${name.padEnd(12)} ${counts.padEnd(24)} ${`${taken} s`.padStart(7)}, load ${load.toFixed(1)}`;
  });
  const total = (key: keyof Counts) => results.reduce((sum, result) => sum + result[key], 0);
  const all = `${" ".repeat(43)}${`${seconds} s`.padStart(7)} in all`;
  return ["", ...lines, all, "", `${total("passed")} passed, ${total("failed")} failed`, ""].join("\n");
}
