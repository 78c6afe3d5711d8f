import { readFile } from "node:fs/promises";
import { GOAL_REPORT, type GoalReport } from "@/tests/support/goal";

/** One line for each goal that has been run, with its count, its seed and what it counted. */
export async function printGoals(): Promise<void> {
  const text = await readFile(GOAL_REPORT, "utf8").catch(() => "");
  const reports = text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as GoalReport);
  if (reports.length === 0) return;
  process.stdout.write("\n");
  for (const { id, ok, count, seed, seconds, scale, notes } of reports) {
    const counted = Object.entries(notes).map(([name, value]) => `${name} ${value}`);
    const line = [`${count} (${scale})`, `seed ${seed}`, `${seconds} s`, ...counted].join(", ");
    process.stdout.write(`${ok ? "ok  " : "FAIL"} ${id.padEnd(5)} ${line}\n`);
  }
}
