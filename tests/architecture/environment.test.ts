import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { environment } from "@/lib/platform/config";
import { sourceFiles } from "@/tests/support/source-tree";

const example = readFileSync(".env.example", "utf8").split("\n");
const keys = example.flatMap((line) => /^#? ?([A-Z][A-Z0-9_]+)=/.exec(line)?.[1] ?? []);

test(".env.example lists every key of the configuration and no other", () => {
  expect([...keys].sort()).toEqual(Object.keys(environment.shape).sort());
});

test("every key has its line of explanation above it", () => {
  for (const [index, line] of example.entries()) {
    if (/^#? ?[A-Z][A-Z0-9_]+=/.test(line)) expect(example[index - 1]).toMatch(/^# \S/);
  }
});

test("the environment is read in one place", () => {
  const readers = ["app", "components", "emails", "lib"]
    .flatMap((folder) => sourceFiles(folder))
    .filter(({ path, text }) => text.includes("process.env") && !/\.test\.tsx?$/.test(path));
  expect(readers.map(({ path }) => path)).toEqual(["lib/platform/config.ts"]);
});
