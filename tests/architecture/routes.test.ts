import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ENDPOINTS } from "@/lib/http/endpoints";
import type { Route } from "@/lib/http/route";
import { isJson, type Endpoint } from "@/lib/shared/endpoint";
import { folderOf } from "@/scripts/build/list-api-methods";
import { sourceFiles } from "@/tests/support/source-tree";

const CATCH_ALL = "app/api/[...rest]/route.ts";
const VERBS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
const routes = sourceFiles("app/api").filter(({ path }) => path.endsWith("/route.ts") && path !== CATCH_ALL);
const nameOf = ({ method, path }: Pick<Endpoint, "method" | "path">) => `${method} ${path}`;
const fileOf = ({ path }: Pick<Endpoint, "path">) => `app${folderOf(path)}/route.ts`;

describe("the table of endpoints", () => {
  test("has every call once", () => {
    expect(ENDPOINTS.length).toBeGreaterThan(40);
    expect(new Set(ENDPOINTS.map(nameOf)).size).toBe(ENDPOINTS.length);
  });

  test("is what the route files answer, each method by the endpoint of its folder", async () => {
    const served = await Promise.all(
      routes.map(async ({ path }) => {
        const handlers = (await import(`@/${path}`)) as Partial<Record<(typeof VERBS)[number], Route>>;
        return VERBS.filter((verb) => handlers[verb]).map((verb) => ({
          verb,
          path,
          endpoint: handlers[verb]?.endpoint as Endpoint,
        }));
      }),
    );
    for (const { verb, path, endpoint } of served.flat()) {
      expect({ path, verb }).toEqual({ path: fileOf(endpoint), verb: endpoint.method });
    }
    expect(
      served
        .flat()
        .map(({ endpoint }) => nameOf(endpoint))
        .sort(),
    ).toEqual(ENDPOINTS.map(nameOf).sort());
  }, 60_000);

  test.each(ENDPOINTS.map((endpoint: Endpoint) => ({ name: nameOf(endpoint), endpoint })))(
    "$name is told whole",
    ({ endpoint }) => {
      const { path, params, body, form, raw, method, response, summary } = endpoint;
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(params?.shape ?? {})).toEqual(named);
      expect([body, form, raw].filter(Boolean).length).toBeLessThanOrEqual(method === "GET" ? 0 : 1);
      expect(Object.keys(response).length).toBeGreaterThan(0);
      expect(summary).toMatch(/^[A-Z].*[^.]$/);
      for (const answer of Object.values(response)) {
        if (isJson(answer)) expect(answer.safeParse({ unknown: "field" }).success).toBe(false);
      }
    },
  );

  // A second list is what drifts: paths of calls as keys of an object. (The matching of paths is tried on a few.)
  test("is the only list", () => {
    const KEY = /^\s*["'`](?:[A-Z]+ )?\/api\/[\w\-/[\]{}.]*["'`]\s*:/gm;
    const lists = ["app", "components", "lib", "scripts", "sandbox", "tests"]
      .flatMap(sourceFiles)
      .map(({ path, text }) => ({ path, keys: (text.match(KEY) ?? []).length }))
      .filter(({ keys }) => keys > 8);
    expect(lists).toEqual([]);
  });
});

test.each(routes)("$path is short", ({ text }) => {
  expect(text.split("\n").length).toBeLessThanOrEqual(40);
});

/** An address that no type looks at, and an answer that is said to be something else. */
const UNCHECKED =
  /\bfetch\(\s*["'`]\/api|`\/api\/|(?:href|src|action)=\{?["']\/api\/|new EventSource\(|\bapi\w*\([^;]*\)\)? as (?!const)|JSON\.parse\(data\) as/;

test("components know calls by the client alone", () => {
  expect(UNCHECKED.test("href={`/api/books/${id}/pdf`}")).toBe(true);
  expect(UNCHECKED.test('(await api("GET", "/api/books")) as Book[]')).toBe(true);
  const asked = sourceFiles("components").filter(
    ({ path, text }) => !/\.test\.tsx?$/.test(path) && UNCHECKED.test(text),
  );
  expect(asked.map(({ path }) => path)).toEqual([]);
  expect(readFileSync("lib/client/api.ts", "utf8")).toMatch(
    /import type \{[^}]*\} from "@\/lib\/http\/endpoints"/,
  );
});
