import { beforeAll, expect } from "vitest";
import { randomToken, sha256 } from "@/lib/platform/tokens/random-token";
import { authEndpoints } from "@/lib/features/accounts/endpoints";
import { goal } from "@/tests/support/goal";
import { API_CALLS } from "@/tests/support/security/access-matrix";
import { guardedSystem, type GuardedSystem } from "@/tests/support/security/guarded-system";
import {
  changesBetween,
  everyColumn,
  type Change,
  type Snapshot,
} from "@/tests/support/security/row-snapshot";
import { aTenant, signInBoth, type Tenant } from "@/tests/support/security/tenant";
import type { Reply } from "@/tests/support/security/wire";

let system: GuardedSystem;
let attacker: Tenant;
let victim: Tenant;
let token: string;
let columns: string[];

beforeAll(async () => {
  system = await guardedSystem();
  attacker = await aTenant(system, "Attacker", "family");
  victim = await aTenant(system, "Victim", "family");
  token = (await signInBoth(system, attacker.email)).bearer;
  columns = await everyColumn(system.databaseUrl);
});

type Write = {
  name: string;
  /** Whether something is made first for the call to change. */
  hasSpare: boolean;
  prepare: (extra: Record<string, unknown>) => Promise<() => Promise<Reply>>;
};

async function aResetBody(): Promise<Record<string, unknown>> {
  const link = randomToken();
  const expiresAt = new Date(Date.now() + 60_000);
  const data = { kind: "reset_password", hash: sha256(link), parentId: victim.parentId, expiresAt } as const;
  await system.db.token.create({ data });
  return { token: link, password: `moth lantern ${link.slice(0, 8)}` };
}

/** Every call of the matrix that takes a body and writes, about the attacker's own things. */
function everyWrite(): Write[] {
  return API_CALLS.flatMap(({ endpoint, name, method, rows }) =>
    rows
      .filter(({ body }) => body !== undefined)
      .map((row, index): Write => {
        const isReset = endpoint === authEndpoints.resetPassword;
        const prepare = async (extra: Record<string, unknown>) => {
          const id = !row.names
            ? ""
            : row.spare
              ? await row.spare(system, attacker)
              : attacker.ids[row.names];
          const body = isReset ? await aResetBody() : (row.body?.(id, attacker) as object);
          const by = row.who === "key" ? attacker.programKey : token;
          const shot = { method, path: row.at(id), token: by, body: withExtra(body, extra) };
          return () => system.wire.send(shot);
        };
        const hasSpare = isReset || row.spare !== undefined;
        return { name: `${name} (${index})`, hasSpare, prepare };
      }),
  );
}

/** The extra fields on top, and again inside every object of the body. */
function withExtra(body: unknown, extra: Record<string, unknown>): string {
  const own = (value: unknown): string => {
    if (Array.isArray(value)) return `[${value.map(own).join()}]`;
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    const entries = Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}:${own(entry)}`);
    const more = Object.entries(extra)
      .filter(([key]) => !(key in value))
      .map(([key, entry]) => `${JSON.stringify(key)}:${JSON.stringify(entry)}`);
    return `{${[...entries, ...more].join()}}`;
  };
  return own(body);
}

const MARK = "ZqSmuggled";
const NUMBER = 987_654;
const DATE = "2031-02-03T04:05:06.000Z";

/** A value of a kind that the column might take, and that is recognised wherever it turns up. */
const valuesFor = (column: string): unknown[] => {
  const named = [
    [/id$/i, victim.parentId],
    [/(at|until|since|start|end|after|expire)$/i, DATE],
    [/role/i, "admin"],
    [/status/i, "active"],
  ] as const;
  const fitting = named.flatMap(([pattern, value]) => (pattern.test(column) ? [value] : []));
  return [...fitting, MARK, NUMBER, true, { set: MARK }, [MARK], { increment: NUMBER }];
};

const isSmuggled = ({ value }: Change): boolean => {
  const text = JSON.stringify(value);
  return [MARK, String(NUMBER), "2031-02-03"].some((mark) => text.includes(mark));
};

const place = ({ table, kind, column }: Change) => `${table} ${kind} ${column}`;
/** Plain facts of an inserted or changed row: what a flag or a choice became. */
const facts = (changes: Change[]) =>
  changes.filter(({ value, column }) => /^(?:true|false|null)$/.test(String(value)) && column !== "look");
const asFact = (change: Change) => `${place(change)} = ${String(change.value)}`;
// Whether this call found the counter row or made it, whether a file had a date: order decides, nobody's input.
const BOOKKEEPING = /^(?:usage_periods|files|sessions|audit_log|audit_unsealed) /;

type Baseline = { places: Set<string>; facts: Set<string>; statuses: Set<number> };

async function observe(write: Write, extra: Record<string, unknown>, before: Snapshot) {
  const send = await write.prepare(extra);
  const begun = write.hasSpare ? await system.takeSnapshot() : before;
  const reply = await send();
  const after = await system.takeSnapshot();
  return { reply, after, changes: changesBetween(begun, after) };
}

const EXTRAS_AT_ONCE = 12;

goal(
  { id: "S11", title: "columns smuggled into every call that writes", quick: 300, full: 3000, minutes: 30 },
  async ({ count, random, note }) => {
    const writes = everyWrite();
    const baselines = new Map<string, Baseline>();
    let snapshot = await system.takeSnapshot();
    for (const write of writes) {
      const baseline: Baseline = { places: new Set(), facts: new Set(), statuses: new Set() };
      // Thrice: what a call changes depends on what the ones before have left.
      for (let round = 0; round < 3; round += 1) {
        const { reply, after, changes } = await observe(write, {}, snapshot);
        changes.forEach((change) => baseline.places.add(place(change)));
        facts(changes).forEach((change) => baseline.facts.add(asFact(change)));
        baseline.statuses.add(reply.status);
        snapshot = after;
      }
      baselines.set(write.name, baseline);
    }

    const faults: string[] = [];
    const names = [...columns, "__proto__", "constructor", "prototype", "parent", "data", "$set", "isAdmin"];
    let tried = 0;
    while (tried < count) {
      const write = random.pick(writes);
      const extra = Object.fromEntries(
        random
          .shuffle(names)
          .slice(0, EXTRAS_AT_ONCE)
          .map((name) => [name, random.pick(valuesFor(name))]),
      );
      const { reply, after, changes } = await observe(write, extra, snapshot);
      snapshot = after;
      tried += EXTRAS_AT_ONCE;
      // Taken or refused, but never half.
      if (reply.status >= 400 && changes.some(({ table }) => table !== "sessions" && table !== "outbox")) {
        const isAlwaysSo = baselines.get(write.name)?.statuses.has(reply.status);
        if (!isAlwaysSo) faults.push(`${write.name}: refused and written: ${changes.map(place).join()}`);
      }
      const baseline = baselines.get(write.name);
      const odd = changes.filter(
        (change) =>
          isSmuggled(change) ||
          (!BOOKKEEPING.test(place(change)) && !baseline?.places.has(place(change))) ||
          (!BOOKKEEPING.test(place(change)) &&
            facts([change]).length > 0 &&
            !baseline?.facts.has(asFact(change))),
      );
      if (odd.length > 0)
        faults.push(`${write.name} ${JSON.stringify(extra)}: ${odd.map(asFact).join(", ")}`);
    }
    note("fields", tried);
    note("calls", writes.length);
    expect(faults).toEqual([]);
    expect(await system.db.parent.count({ where: { role: "admin" } })).toBe(0);
  },
);
