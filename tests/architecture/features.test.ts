import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { importsOf, sourceFiles } from "@/tests/support/source-tree";

const FORBIDDEN_NAMES = new Set(["index", "utils", "helpers", "service", "types", "constants"]);
const VOCABULARY = /^(?:contract|rules|data(?:-[a-z]+)*|jobs|job-names)$/;
const USE_CASE = /^export (?:async function|function|const) \w+(?: = (?:async )?)?\(\s*ctx: Context/m;
const files = sourceFiles("lib/features").filter(({ path }) => !/\.test\.tsx?$/.test(path));

const partsOf = (path: string) => {
  const [, , feature = "", ...rest] = path.split("/");
  return { feature, name: (rest.at(-1) ?? "").replace(/\.tsx?$/, "") };
};
const camel = (name: string) =>
  name.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());

describe("files of a feature", () => {
  test.each(files.map(({ path }) => path))("%s has a name that says what it is", (path) => {
    const { name } = partsOf(path);
    expect(FORBIDDEN_NAMES.has(name)).toBe(false);
    expect(name).toMatch(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/);
  });

  const useCases = files.filter(({ path, text }) => {
    return !VOCABULARY.test(partsOf(path).name) && USE_CASE.test(text);
  });

  test.each(useCases)("$path exports the function of its name", ({ path, text }) => {
    const { name } = partsOf(path);
    expect(text).toMatch(new RegExp(`export (?:async function|function|const) ${camel(name)}\\b`));
  });

  const queries = files.filter(({ path }) => /\/data(?:-[a-z]+)*\.ts$/.test(path));

  test.each([...queries, ...useCases])("$path stays out of the browser", ({ text }) => {
    expect(text).toContain('import "server-only"');
  });
});

/** Ways through `edges` that come back to where they began. */
function findCircles(edges: Map<string, Set<string>>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (from: string, trail: string[]) => {
    if (trail.includes(from)) circles.push([...trail.slice(trail.indexOf(from)), from].join(" → "));
    if (trail.includes(from) || done.has(from)) return;
    for (const next of edges.get(from) ?? []) visit(next, [...trail, from]);
    done.add(from);
  };
  for (const from of edges.keys()) visit(from, []);
  return circles;
}

test("features do not depend on each other in a circle", () => {
  const edges = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    const { feature } = partsOf(path);
    const targets = edges.get(feature) ?? new Set<string>();
    for (const name of importsOf(text)) {
      const target = /^@\/lib\/features\/([^/]+)\/(.+)$/.exec(name);
      // Contracts, rules and names of jobs are words, not behaviour.
      if (target?.[1] && target[1] !== feature && !/^(?:contract|rules|job-names)$/.test(target[2] ?? ""))
        targets.add(target[1]);
    }
    edges.set(feature, targets);
  }
  expect(findCircles(edges)).toEqual([]);
});

/** The file of `lib` that an import names. */
function targetOf(path: string, name: string): string {
  const base = name.startsWith("@/") ? name.slice(2) : join(dirname(path), name);
  return base.replaceAll("\\", "/");
}

/** The two rooms, side by side in one feature, that an import goes from and to; none where it stays in a room. */
function whereTheyPart(path: string, target: string): [string?, string?] {
  const [here, there] = [path.split("/"), target.split("/")];
  const at = here.findIndex((name, index) => name !== there[index]);
  if (at < 3 || at > Math.min(here.length, there.length) - 2) return [];
  return [here.slice(0, at + 1).join("/"), there.slice(0, at + 1).join("/")];
}

test("23.20: no file of lib needs itself, by whatever way round, not even for a type", () => {
  const edges = new Map(
    sourceFiles("lib").map(({ path, text }) => [
      path.replace(/\.tsx?$/, ""),
      new Set(
        importsOf(text)
          .filter((name) => /^(?:@\/lib|\.)\//.test(name))
          .map((name) => targetOf(path, name)),
      ),
    ]),
  );
  expect(edges.size).toBeGreaterThan(300);
  expect(findCircles(edges)).toEqual([]);
});

test("23.20: rooms that stand side by side do not need each other in a circle", () => {
  const edges = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    for (const target of importsOf(text).map((name) => targetOf(path, name))) {
      const [here, there] = whereTheyPart(path, target);
      if (here && there) edges.set(here, (edges.get(here) ?? new Set()).add(there));
    }
  }
  expect(edges.size).toBeGreaterThan(8);
  expect(findCircles(edges)).toEqual([]);
});

test("a story's making is entered by its one door", () => {
  const making = "lib/features/stories/making/";
  const entered = ["app", "components", "lib", "scripts"]
    .flatMap(sourceFiles)
    .filter(({ path }) => !path.startsWith(making) && !/\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) => importsOf(text).map((name) => targetOf(path, name)))
    .filter((target) => target.startsWith(making));
  expect(entered).toEqual([`${making}make-book-in-turn`]);
});

/** What a file loads with itself: no types, and nothing that waits for an `import()`. */
const loadedBy = (text: string): string[] =>
  [...text.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^"';]*?from\s+)?["']([^"']+)["']/gm)].map(
    ([, name = ""]) => name,
  );

test("23.3: whoever prepares the database loads no plots, and whoever makes a book does", () => {
  const all = new Map(
    ["lib", "scripts", "prisma", "emails"]
      .flatMap(sourceFiles)
      .map(({ path, text }) => [path.replace(/\.tsx?$/, ""), { path, text }]),
  );
  const loaded = (entry: string): Set<string> => {
    const found = new Set<string>();
    const follow = (name: string) => {
      const file = all.get(name);
      if (!file || found.has(name)) return;
      found.add(name);
      for (const target of loadedBy(file.text)) follow(targetOf(file.path, target));
    };
    follow(entry);
    return found;
  };
  const loadsPlots = (entry: string) => loaded(entry).has("lib/features/writing/classic/shapes/all-shapes");
  expect(loaded("scripts/migrate").size).toBeGreaterThan(20);
  expect(loadsPlots("scripts/migrate")).toBe(false);
  expect(loadsPlots("lib/features/stories/making/make-book")).toBe(true);
});
