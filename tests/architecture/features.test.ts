import { describe, expect, test } from "vitest";
import { importsOf, sourceFiles } from "@/tests/support/source-tree";

const FORBIDDEN_NAMES = new Set(["index", "utils", "helpers", "service", "types", "constants"]);
const VOCABULARY = /^(?:contract|rules|data(?:-[a-z]+)*|jobs)$/;
const USE_CASE = /^export (?:async function|function|const) \w+(?: = (?:async )?)?\(\s*ctx: Context/m;
const files = sourceFiles("lib/features").filter(({ path }) => !/\.test\.tsx?$/.test(path));

const partsOf = (path: string) => {
  const [, , feature = "", ...rest] = path.split("/");
  return { feature, isRoom: rest.length > 1, name: (rest.at(-1) ?? "").replace(/\.tsx?$/, "") };
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
    const { name, isRoom } = partsOf(path);
    return !isRoom && !VOCABULARY.test(name) && USE_CASE.test(text);
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

test("features do not depend on each other in a circle", () => {
  const edges = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    const { feature } = partsOf(path);
    const targets = edges.get(feature) ?? new Set<string>();
    for (const name of importsOf(text)) {
      const target = /^@\/lib\/features\/([^/]+)\/(.+)$/.exec(name);
      // Contracts and rules are words, not behaviour.
      if (target?.[1] && target[1] !== feature && !/^(?:contract|rules|jobs)$/.test(target[2] ?? ""))
        targets.add(target[1]);
    }
    edges.set(feature, targets);
  }
  const circles: string[] = [];
  const visit = (feature: string, trail: string[]) => {
    if (trail.includes(feature)) {
      circles.push([...trail.slice(trail.indexOf(feature)), feature].join(" → "));
      return;
    }
    for (const next of edges.get(feature) ?? []) visit(next, [...trail, feature]);
  };
  for (const feature of edges.keys()) visit(feature, []);
  expect(circles).toEqual([]);
});
