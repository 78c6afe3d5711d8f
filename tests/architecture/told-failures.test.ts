import { expect, test } from "vitest";
import { sourceFiles } from "@/tests/support/source-tree";

/** Calls that nobody has asked for on a screen: what doesn't come is asked for again, or said in place. */
const BY_THEMSELVES = new Set([
  "components/features/dashboard/watch-jobs.ts",
  "components/features/keeping/keep-books.ts",
  "components/features/keeping/kept-sound.ts",
  "components/features/keeping/shelf-of.ts",
  "components/features/reading/use-book.ts",
]);
/** Through the query library, a form, or the context itself: each tells failures by the shared handler. */
const TELLS = /from "@\/components\/data\/ask"|\buseApiForm\(|\buse\(FailureContext\)/;

const callers = sourceFiles("components").filter(
  ({ path, text }) =>
    !/\.test\.tsx?$/.test(path) && /import \{[^}]*\bapi\b[^}]*\} from "@\/lib\/client\/api"/.test(text),
);

// 16.39
test("every call of a signed-in screen is told by the shared handler when it fails", () => {
  expect(callers.length).toBeGreaterThan(20);
  const silent = callers.filter(({ path, text }) => !TELLS.test(text) && !BY_THEMSELVES.has(path));
  expect(silent.map(({ path }) => path)).toEqual([]);
});
