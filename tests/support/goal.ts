import { appendFile, mkdir } from "node:fs/promises";
import path from "node:path";
import { it } from "vitest";
import { Random } from "@/lib/features/writing/classic/random";
import { PATIENCE_MS } from "@/tests/support/patience";

/** Set to "full" by the release runs (`npm run test:security` and its siblings); otherwise the quick figure is run. */
export const GOAL_SCALE = "TALEWICK_GOALS";
/** Repeats a run: the seed that its report printed. */
const GOAL_SEED = "TALEWICK_SEED";
/** Of the quick figure: what it finds, every run finds. The whole one looks elsewhere each time. */
const QUICK_SEED = "20260101";
export const GOAL_REPORT = path.resolve("test-results/goals.jsonl");

const MINUTE = 60_000;

export const isFullRun = (): boolean => process.env[GOAL_SCALE] === "full";

export type GoalRun = {
  /** How many attempts this run makes: the quick or the full figure. */
  count: number;
  random: Random;
  /** A count for the report, e.g. `note("duplicates", 0)`. */
  note: (name: string, value: number | string) => void;
};

type Goal = {
  /** As in SECURITY.md: "R1", "S16". */
  id: string;
  title: string;
  quick: number;
  full: number;
  /** For the full figure; the quick one has a tenth, at least what any test has. */
  minutes?: number;
};

export type GoalReport = {
  id: string;
  title: string;
  scale: "quick" | "full";
  count: number;
  seed: string;
  seconds: number;
  ok: boolean;
  notes: Record<string, number | string>;
};

/** One goal with a figure: the same test, smaller on every change and whole before a release. */
export function goal(
  { id, title, quick, full, minutes = 10 }: Goal,
  run: (run: GoalRun) => Promise<void>,
): void {
  const whole = isFullRun();
  const count = whole ? full : quick;
  const timeout = whole ? minutes * MINUTE : Math.max(PATIENCE_MS, (minutes / 10) * MINUTE);
  it(`${id}: ${title} (${count})`, { timeout }, async () => {
    const seed = process.env[GOAL_SEED] ?? (whole ? String(Math.floor(Math.random() * 1e9)) : QUICK_SEED);
    const notes: GoalReport["notes"] = {};
    const begun = Date.now();
    let ok = false;
    try {
      await run({
        count,
        random: new Random(`${seed}/${id}`),
        note: (name, value) => {
          notes[name] = value;
        },
      });
      ok = true;
    } finally {
      const seconds = Math.round((Date.now() - begun) / 1000);
      const scale = whole ? "full" : "quick";
      await keep({ id, title, scale, count, seed, seconds, ok, notes });
    }
  });
}

async function keep(report: GoalReport): Promise<void> {
  await mkdir(path.dirname(GOAL_REPORT), { recursive: true });
  await appendFile(GOAL_REPORT, `${JSON.stringify(report)}\n`);
}
