import { readFile, writeFile } from "node:fs/promises";
import { GOAL_REPORT, type GoalReport } from "@/tests/support/goal";
import type { Failure } from "./print-failures";

async function goalReports(): Promise<GoalReport[]> {
  const text = await readFile(GOAL_REPORT, "utf8").catch(() => "");
  const lines = text.split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line) as GoalReport);
}

const countedOf = ({ notes }: GoalReport) => Object.entries(notes).map(([name, value]) => `${name} ${value}`);

/** One line for each goal that has been run, with its count, its seed and what it counted. */
export async function printGoals(): Promise<void> {
  const reports = await goalReports();
  if (reports.length > 0) process.stdout.write("\n");
  for (const report of reports) {
    const { id, ok, count, seed, seconds, scale } = report;
    const line = [`${count} (${scale})`, `seed ${seed}`, `${seconds} s`, ...countedOf(report)].join(", ");
    process.stdout.write(`${ok ? "ok  " : "MISS"} ${id.padEnd(5)} ${line}\n`);
  }
}

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll(/\s*\n\s*/gu, " ");
const rowOf = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;

/** The report of a release or nightly run, to be kept or sent. */
export function goalsAsMarkdown(reports: readonly GoalReport[], failures: readonly Failure[]): string {
  const missed = reports.filter(({ ok }) => !ok).length;
  const minutes = Math.round(reports.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
  const rows = reports.map((report) => {
    const { id, title, ok, count, seed, seconds } = report;
    const end = ok ? "reached" : "**missed**";
    return rowOf([id, title, end, `${count}`, seed, `${seconds}`, countedOf(report).join("; ")]);
  });
  return [
    "# Goals at their full figures\n",
    `${reports.length - missed} reached, ${missed} missed, ${failures.length} tests failed, in ${minutes} minutes.\n`,
    rowOf(["goal", "what", "end", "count", "seed", "seconds", "counted"]),
    rowOf(Array(7).fill("---") as string[]),
    ...rows,
    ...failures.map(({ file, title, message }) => `\n## ${file}: ${title}\n\n${message}`),
    "",
  ].join("\n");
}

export async function keepGoals(file: string, failures: readonly Failure[]): Promise<void> {
  await writeFile(file, goalsAsMarkdown(await goalReports(), failures));
}
