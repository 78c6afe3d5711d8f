import { beforeAll, expect } from "vitest";
import { API_CALLS } from "@/tests/support/security/access-matrix";
import { PAGE_ROWS } from "@/tests/support/security/page-rows";
import { guardedSystem, type GuardedSystem } from "@/tests/support/security/guarded-system";
import { theCast, type Cast, type Principal } from "@/tests/support/security/principals";
import { foreignWords } from "@/tests/support/security/tenant";
import { inParallel, type Shot } from "@/tests/support/security/wire";
import { goal } from "@/tests/support/goal";

let system: GuardedSystem;
let cast: Cast;

beforeAll(async () => {
  system = await guardedSystem();
  cast = await theCast(system);
});

const fill = (pattern: string, id: string) => pattern.replace(/\[[^\]]+\]/, id);

/** Everything that a parent may read, about themselves. */
function readablePaths({ name, tenant }: Principal): string[] {
  const ids = tenant?.ids;
  if (!ids) return [];
  const calls = API_CALLS.filter(({ method }) => method === "GET").flatMap(({ rows }) =>
    rows
      .filter(({ who, own }) => who === "parent" && own.includes(200))
      // What shows an administrator everybody is S32's.
      .filter(({ adminSees }) => !(adminSees && name === "Admin"))
      .map(({ names, at }) => at(names ? ids[names] : "")),
  );
  const byKey = API_CALLS.filter(({ method }) => method === "GET").flatMap(({ rows }) =>
    rows.filter(({ who }) => who === "key").map(({ names, at }) => at(names ? ids[names] : "")),
  );
  const screens = Object.entries(PAGE_ROWS).flatMap(([pattern, row]) =>
    row === "open" ? [] : [typeof row === "object" ? fill(pattern, ids[row.names]) : pattern],
  );
  return [...calls, ...byKey, ...screens];
}

/** Ways to ask that a cache in between, or Next's own, might take for something that is the same for everybody. */
const DISGUISES: ((path: string) => Pick<Shot, "path" | "headers">)[] = [
  (path) => ({ path }),
  (path) => ({ path: `${path}/x.css` }),
  (path) => ({ path: `${path}.js` }),
  (path) => ({ path: `${path};.png` }),
  (path) => ({ path: `${path}%2f..%2ficon.svg` }),
  (path) => ({ path: `${path}${path.includes("?") ? "&" : "?"}_rsc=1abcd`, headers: { rsc: "1" } }),
  (path) => ({ path, headers: { rsc: "1" } }),
  (path) => ({ path, headers: { rsc: "1", "next-router-prefetch": "1" } }),
  (path) => ({ path, headers: { purpose: "prefetch", "x-middleware-prefetch": "1" } }),
  (path) => ({ path, headers: { "if-none-match": "*", "if-modified-since": new Date().toUTCString() } }),
  (path) => ({ path, headers: { range: "bytes=0-99" } }),
];

const KEPT_BY_THE_BROWSER_ONLY = /^private\b/;

goal(
  { id: "S37", title: "alternating parents at every address that reads", quick: 150, full: 3000 },
  async ({ count, random, note }) => {
    const parents = cast.principals.filter(({ tenant }) => tenant !== null);
    const faults: string[] = [];
    let personal = 0;
    await inParallel(
      Array.from({ length: count }, (_, index) => index),
      8,
      async (index) => {
        const principal = parents[index % parents.length];
        if (!principal?.tenant) return;
        const disguise = random.pick(DISGUISES)(random.pick(readablePaths(principal)));
        const isProgram = disguise.path.startsWith("/api/v1/");
        const keys = isProgram ? { token: principal.tenant.programKey } : { cookie: principal.cookie };
        const reply = await system.wire.send({ ...disguise, ...keys });
        const at = `${principal.name} at ${disguise.path} (${Object.keys(disguise.headers ?? {}).join()})`;
        const others = cast.tenants.filter((tenant) => tenant !== principal.tenant);
        const leaked = foreignWords(reply, others);
        if (leaked.length > 0) faults.push(`${at} shows ${leaked.join(", ")}`);
        const { canaries } = principal.tenant;
        if (!canaries.some((canary) => reply.text.includes(canary))) return;
        personal += 1;
        const kept = String(reply.headers["cache-control"]);
        if (!/no-store/.test(kept) && !KEPT_BY_THE_BROWSER_ONLY.test(kept)) faults.push(`${at}: ${kept}`);
      },
    );
    note("requests", count);
    note("personal answers", personal);
    expect(faults).toEqual([]);
    expect(personal).toBeGreaterThan(count / 10);
  },
);
