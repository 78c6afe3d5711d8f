import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "@/tests/support/source-tree";

const FOLDERS = ["app", "components", "emails", "lib", "prisma/seed", "sandbox", "scripts", "tests"];
/** Next and the test runners call these by their place and name. */
const CALLED_BY_OTHERS = /^(?:app|emails)\//;
const ROOT_FILES = ["middleware.ts", "instrumentation.ts", "vitest.config.ts"];
const EXPORTED = /^export (?:async )?(?:const|function\*?|class|let) (\w+)/gm;

const files = FOLDERS.flatMap(sourceFiles);
const places = new Map<string, number>();
for (const text of [
  ...files.map((file) => file.text),
  ...ROOT_FILES.map((file) => readFileSync(file, "utf8")),
]) {
  for (const word of new Set(text.match(/\w+/g))) places.set(word, (places.get(word) ?? 0) + 1);
}

test("what a file exports is used by another one", () => {
  const unused = files
    .filter(({ path }) => !CALLED_BY_OTHERS.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(EXPORTED)].map(([, name = ""]) => ({ path, name })))
    .filter(({ name }) => places.get(name) === 1)
    .map(({ path, name }) => `${path}: ${name}`);

  expect(unused).toEqual([]);
});
