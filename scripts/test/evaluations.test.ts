import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { EVALUATIONS, evaluationsLeftOut, isEvaluated } from "./evaluations";

const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*"((?:@|\.{1,2})\/[^"]+)"/gu;
const ENDINGS = ["", ".ts", ".tsx", ".mjs", "/index.ts"];

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** Our own files that a file imports. */
function importsOf(file: string): string[] {
  if (!/\.(?:m?ts|tsx|mjs)$/u.test(file)) return [];
  return [...readFileSync(file, "utf8").matchAll(IMPORTED)].flatMap(([, name = ""]) => {
    const base = name.startsWith("@/") ? name.slice(2) : path.posix.join(path.posix.dirname(file), name);
    return ENDINGS.map((ending) => `${base}${ending}`)
      .filter(isFile)
      .slice(0, 1);
  });
}

function allBehind(files: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const left = [...files];
  for (let file = left.pop(); file; file = left.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    left.push(...importsOf(file));
  }
  return seen;
}

test("whatever an evaluation imports has it run when it changes", () => {
  const behind = [...allBehind(EVALUATIONS)];
  expect(behind.length).toBeGreaterThan(300);
  expect(behind.filter((file) => !isEvaluated(file))).toEqual([]);
});

test("a change of a plot, of its reader or of an order runs them all, and so does one that nobody knows", () => {
  for (const file of ["content/order.yaml", "lib/features/writing/rules.ts", "tests/fixtures/requests.json"])
    expect(evaluationsLeftOut(["README.md", file])).toEqual([]);
  expect(evaluationsLeftOut(null)).toEqual([]);
});

test("any other change leaves them to the goals", () => {
  expect(evaluationsLeftOut(["README.md", "components/ui/dialog.tsx", "lib/http/route.ts"])).toBe(
    EVALUATIONS,
  );
  expect(evaluationsLeftOut([])).toBe(EVALUATIONS);
});
