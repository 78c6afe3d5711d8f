import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { GOAL_FILES } from "@/scripts/test/goal-files";

const MOST = 10;
const LONGEST_DAYS = 14;
const DAY_MS = 24 * 3600 * 1000;

const ROW = /^\| `(tests\/[\w/.-]+)` +\| (.+?) +\| (\d{4}-\d\d-\d\d) +\|$/;
const lines = readFileSync("docs/unsteady.md", "utf8").split("\n");
const rows = lines.flatMap((line) => {
  const [, file = "", seen = "", since = ""] = ROW.exec(line) ?? [];
  return file ? [{ file, seen, since }] : [];
});

describe("the list of tests that are not steady", () => {
  test("is short, and each line says which file, what was seen, and since when", () => {
    const body = lines.slice(lines.findIndex((line) => /^\| -+ /.test(line)) + 1);
    expect(body.filter((line) => line.trim() !== "")).toHaveLength(rows.length);
    expect(rows.length).toBeLessThanOrEqual(MOST);
  });

  test("holds nothing for longer than two weeks", () => {
    const old = rows.filter(({ since }) => Date.now() - Date.parse(since) > LONGEST_DAYS * DAY_MS);
    expect(old).toEqual([]);
  });

  test("names files that the goals still run", () => {
    expect(rows.filter(({ file }) => !GOAL_FILES.includes(file))).toEqual([]);
  });
});

test("every file that is kept from the run of every change is there", () => {
  expect(GOAL_FILES.filter((file) => !existsSync(file))).toEqual([]);
});
