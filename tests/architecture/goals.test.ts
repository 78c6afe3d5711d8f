import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "@/tests/support/source-tree";

const GOAL = /\bid: "([A-Z]\d+)[a-z]?"/g;
const goals = ["security", "payments", "faults"]
  .flatMap((suite) => sourceFiles(`tests/${suite}`))
  .flatMap(({ path, text }) => [...text.matchAll(GOAL)].map(([, id = ""]) => ({ id, path })));
const rows = readFileSync("SECURITY.md", "utf8").split("\n");

test.each(goals)("SECURITY.md says that $id is proved by $path", ({ id, path }) => {
  expect(rows.filter((row) => row.startsWith(`| ${id} `) && row.includes(`\`${path}\``))).toHaveLength(1);
});

test("every proof that SECURITY.md names is there", () => {
  const named = rows.flatMap((row) => [...row.matchAll(/`(tests\/[\w/.-]+\.ts)`/g)].map(([, path]) => path));
  const known = new Set(sourceFiles("tests").map(({ path }) => path));
  expect(named.filter((path = "") => !known.has(path))).toEqual([]);
});
