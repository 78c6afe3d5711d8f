import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { API_CALLS, NOTHING, UNTOLD, type Row } from "@/tests/support/security/access-matrix";
import { isInternal, PAGE_ROWS } from "@/tests/support/security/page-rows";
import { guardedSystem, type GuardedSystem } from "@/tests/support/security/guarded-system";
import { theCast, type Cast, type Principal } from "@/tests/support/security/principals";
import { METHODS, routeInventory, type Method } from "@/tests/support/security/route-inventory";
import { foreignWords, type Tenant } from "@/tests/support/security/tenant";
import { inParallel, type Reply, type Shot } from "@/tests/support/security/wire";
import { goal } from "@/tests/support/goal";

let system: GuardedSystem;
let cast: Cast;
const inventory = routeInventory();
const handlers = inventory.filter(({ isHandler, pattern }) => isHandler && pattern.startsWith("/api/"));
const pages = inventory.filter(({ pattern }) => !pattern.startsWith("/api/") && !isInternal(pattern));

beforeAll(async () => {
  system = await guardedSystem({ withPayments: true });
  cast = await theCast(system);
});

describe("the matrix of who may what", () => {
  test("knows of every call that takes something what it is tried with", () => {
    expect(UNTOLD, "add them to tests/support/security/access-matrix.ts").toEqual([]);
  });

  test("has the build's own handlers, all of them", () => {
    const known = [...API_CALLS.map(({ pattern }) => pattern), ...Object.keys(NOTHING)];
    expect(handlers.map(({ pattern }) => pattern).sort()).toEqual([...new Set(known)].sort());
  });

  test("has a row for every page, and none for what is gone", () => {
    expect(pages.map(({ pattern }) => pattern).filter((pattern) => !(pattern in PAGE_ROWS))).toEqual([]);
    const built = inventory.map(({ pattern }) => pattern);
    expect(Object.keys(PAGE_ROWS).filter((pattern) => !built.includes(pattern))).toEqual([]);
  });
});

type Whose = "own" | "foreign" | "nobody's";
type Cell = { pattern: string; method: Method; principal: Principal; whose: Whose; row: Row | null };

const rowsOf = (pattern: string, method: Method): Row[] =>
  API_CALLS.find((call) => call.pattern === pattern && call.method === (method === "HEAD" ? "GET" : method))
    ?.rows ?? [];

const whoseOf = (row: Row, principal: Principal): Whose[] => {
  if (!row.names) return ["own"];
  return principal.tenant ? ["own", "foreign", "nobody's"] : ["foreign", "nobody's"];
};

function everyCell(): Cell[] {
  return handlers.flatMap(({ pattern, methods }) =>
    METHODS.flatMap((method) =>
      cast.principals.flatMap((principal): Cell[] => {
        const isThere = methods.includes(method) && !(pattern in NOTHING);
        if (!isThere) return [{ pattern, method, principal, whose: "own", row: null }];
        return rowsOf(pattern, method).flatMap((row) =>
          whoseOf(row, principal).map((whose) => ({ pattern, method, principal, whose, row })),
        );
      }),
    ),
  );
}

const stranger = (principal: Principal): Tenant => {
  const found = cast.tenants.find((tenant) => tenant !== principal.tenant && tenant.name !== "User");
  if (!found) throw new Error("nobody else is there");
  return found;
};

/** An id that nobody has, of the shape that the route takes. */
const nobodys = (row: Row): string => (row.names === "checkout" ? `cs_${"0".repeat(20)}` : randomUUID());

async function idFor({ row, whose, principal }: Cell): Promise<string> {
  if (!row?.names) return randomUUID();
  if (whose === "nobody's") return nobodys(row);
  if (whose === "foreign" || !principal.tenant) return stranger(principal).ids[row.names];
  return row.spare ? row.spare(system, principal.tenant) : principal.tenant.ids[row.names];
}

const fill = (pattern: string, id: string) => pattern.replace(/\[[^\]]+\]/, id);

function shotFor(cell: Cell, id: string, byCookie: boolean): Shot {
  const { pattern, method, principal, row } = cell;
  const path = NOTHING[pattern] ?? row?.at(id) ?? fill(pattern, id);
  const isSafe = method === "GET" || method === "HEAD";
  let keys: Pick<Shot, "token" | "cookie"> =
    isSafe && byCookie && principal.cookie ? { cookie: principal.cookie } : { token: principal.bearer };
  if (row?.who === "key") keys = { token: principal.tenant?.programKey ?? principal.bearer };
  const body = isSafe ? undefined : row?.body?.(id, principal.tenant ?? stranger(principal));
  return { method, path, body, ...keys, ...(row?.headers ? { headers: row.headers } : {}) };
}

function expectedStatuses({ pattern, principal, whose, row }: Cell): number[] {
  if (pattern in NOTHING) return [404];
  if (!row) return [405];
  if (row.who !== "anybody" && !principal.tenant) return [401];
  return whose === "own" ? row.own : (row.foreign ?? []);
}

const name = ({ method, pattern, principal, whose }: Cell) =>
  `${principal.name}: ${method} ${pattern} (${whose})`;

/** What two answers must have in common that differ only in whose record was asked for. */
const looks = ({ status, text, headers }: Reply, id: string) => ({
  status,
  text: text.replace(/"requestId":"[^"]*"/, "").replaceAll(id, "the id"),
  headers: Object.keys(headers).sort().join(),
});

const others = (principal: Principal, row: Row | null = null) =>
  row?.adminSees && principal.name === "Admin"
    ? []
    : cast.tenants.filter((tenant) => tenant !== principal.tenant);

goal(
  {
    id: "S1",
    title: "every route, method and caller, with own, foreign and made-up ids",
    quick: 1,
    full: 8000,
    minutes: 30,
  },
  async ({ count, random, note }) => {
    const cells = everyCell().filter((cell) => expectedStatuses(cell).length > 0);
    const plan: Cell[] = [];
    while (plan.length < count) plan.push(...random.shuffle(cells));
    const faults: string[] = [];
    await inParallel(plan, 8, async (cell, index) => {
      const reply = await system.wire.send(shotFor(cell, await idFor(cell), index % 2 === 0));
      const expected = expectedStatuses(cell);
      if (!expected.includes(reply.status)) {
        faults.push(`${name(cell)}: ${reply.status} instead of ${expected.join(" or ")}`);
      }
      const leaked = foreignWords(reply, others(cell.principal, cell.row));
      if (leaked.length > 0) faults.push(`${name(cell)} shows ${leaked.join(", ")}`);
    });
    note("requests", plan.length);
    note("cells", cells.length);
    note("answers with the whole header set", system.wire.answered());
    expect([...new Set(faults)]).toEqual([]);
  },
);

test("S1: a session opens nothing that is a key's, and a key nothing else", async () => {
  const { tenant, bearer, cookie, cookieBearer } = cast.principals[1] ?? {};
  if (!tenant) throw new Error("nobody subscribes");
  const faults: string[] = [];
  for (const { endpoint, method, name: call, rows } of API_CALLS) {
    const [row] = rows;
    if (!row || endpoint.access === "public") continue;
    const path = row.at(row.names ? tenant.ids[row.names] : randomUUID());
    const body = method === "GET" ? undefined : row.body?.(row.names ? tenant.ids[row.names] : "", tenant);
    const asked = path.includes("?") ? `${path}&` : `${path}?`;
    const attempts: Shot[] =
      endpoint.access === "key"
        ? [
            { path, token: bearer ?? null },
            { path, cookie: cookie ?? null },
            { path, token: cookieBearer ?? null, cookie: cookie ?? null },
            { path: `${asked}key=${tenant.programKey}` },
            { path: `${asked}api_key=${tenant.programKey}&access_token=${tenant.programKey}` },
            { path, headers: { "x-api-key": tenant.programKey } },
            { path, headers: { authorization: `Basic ${tenant.programKey}` } },
          ]
        : [{ path, token: tenant.programKey }];
    for (const shot of attempts) {
      const { status } = await system.wire.send({ ...shot, method, body });
      if (status !== 401) faults.push(`${call}: ${status} by ${JSON.stringify(Object.keys(shot))}`);
    }
  }
  expect(faults).toEqual([]);
});

test("S1: somebody else's record looks exactly like nobody's", async () => {
  const cells = everyCell().filter(
    ({ whose, row, principal }) =>
      whose === "foreign" && row !== null && !row.isBound && principal.tenant !== null,
  );
  expect(cells.length).toBeGreaterThan(40);
  for (const cell of cells) {
    const [foreign, none] = [await idFor(cell), await idFor({ ...cell, whose: "nobody's" })];
    const seen = await system.wire.send(shotFor(cell, foreign, false));
    const unseen = await system.wire.send(shotFor(cell, none, false));
    expect({ cell: name(cell), ...looks(seen, foreign) }).toEqual({
      cell: name(cell),
      ...looks(unseen, none),
    });
  }
});

test("S1: pages send everybody but parents to sign in, and show a parent their own", async () => {
  for (const [pattern, row] of Object.entries(PAGE_ROWS)) {
    for (const principal of cast.principals) {
      const whose = typeof row === "object" ? (principal.tenant ?? stranger(principal)) : null;
      const path = fill(pattern, whose && typeof row === "object" ? whose.ids[row.names] : "some-text");
      const reply = await system.wire.send({ path, cookie: principal.cookie });
      const at = `${principal.name} at ${path}`;
      const written = await system.wire.send({ method: "POST", path, token: principal.bearer, body: {} });
      expect([at, written.status]).toEqual([at, 405]);
      expect([at, foreignWords(reply, others(principal))]).toEqual([at, []]);
      if (row === "open") expect([at, reply.status < 400 || pattern.includes("[")]).toEqual([at, true]);
      else if (principal.tenant) expect([at, [200, 307].includes(reply.status)]).toEqual([at, true]);
      else expect([at, reply.status, reply.headers.location]).toMatchObject([at, 307, /\/signin/]);
    }
  }
});
