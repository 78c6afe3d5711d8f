import { expect, it } from "vitest";
import type { GoalReport } from "@/tests/support/goal";
import { goalsAsMarkdown } from "./print-goals";

const report = (id: string, ok: boolean, notes: GoalReport["notes"] = {}): GoalReport => ({
  ...{ id, ok, notes, title: "links | used by fifty", scale: "full", count: 1000, seed: "7", seconds: 90 },
});

it("reports which goals were reached, how to repeat one, and what failed", () => {
  const failures = [{ file: "tests/security/links.test.ts", title: "S15: links", message: "two got in" }];
  const text = goalsAsMarkdown(
    [report("S15", false, { redemptions: 50, late: 0 }), report("R1", true)],
    failures,
  );
  expect(text).toContain("1 reached, 1 missed, 1 tests failed, in 3 minutes.");
  expect(text).toContain(
    "| S15 | links \\| used by fifty | **missed** | 1000 | 7 | 90 | redemptions 50; late 0 |",
  );
  expect(text).toContain("| R1 | links \\| used by fifty | reached | 1000 | 7 | 90 |  |");
  expect(text).toContain("## tests/security/links.test.ts: S15: links\n\ntwo got in");
});
