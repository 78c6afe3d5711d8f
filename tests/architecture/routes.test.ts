import { expect, test } from "vitest";
import { sourceFiles } from "@/tests/support/source-tree";

// What can't go through route(): the library's own handler, the liveness probe, and bytes that a signature vouches for.
const OWN_WAY = new Set(["app/api/auth/[...nextauth]/route.ts", "app/api/health/route.ts"]);
const routes = sourceFiles("app/api").filter(({ path }) => path.endsWith("/route.ts"));

test("the product has routes", () => {
  expect(routes.length).toBeGreaterThan(10);
});

test.each(routes.filter(({ path }) => !OWN_WAY.has(path)))("$path goes through route()", ({ text }) => {
  const verbs = text.match(/export (?:const|async function|function) (?:GET|POST|PUT|PATCH|DELETE)\b/g) ?? [];
  const wrapped = text.match(/\broute\(/g) ?? [];
  expect(wrapped.length).toBeGreaterThanOrEqual(Math.min(1, verbs.length));
  expect(text).not.toMatch(/request\.json\(\)|prisma|\$queryRaw/);
});

test.each(routes)("$path is short", ({ text }) => {
  expect(text.split("\n").length).toBeLessThanOrEqual(70);
});
