import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { claimPort } from "@/scripts/local/free-port";
import { goal } from "@/tests/support/goal";
import { API_CALLS, type Row } from "@/tests/support/security/access-matrix";
import { PAGE_ROWS } from "@/tests/support/security/page-rows";
import { guardedSystem, type GuardedSystem } from "@/tests/support/security/guarded-system";
import {
  aTenant,
  FILE_KINDS,
  PASSWORD,
  signInBoth,
  type Keys,
  type Tenant,
} from "@/tests/support/security/tenant";
import { until } from "@/tests/support/until";
import type { Shot } from "@/tests/support/security/wire";

let system: GuardedSystem;
let figures: string;

beforeAll(async () => {
  const port = await claimPort();
  figures = `http://127.0.0.1:${port}/metrics`;
  system = await guardedSystem({
    withPayments: true,
    env: { LOG_LEVEL: "debug", WEB_METRICS_PORT: String(port), METRICS_HOST: "127.0.0.1" },
  });
});

/** What a parent writes or sends, wherever a call takes it. */
const WRITTEN = new Set(
  [
    "name",
    "childName",
    "firstName",
    "lastName",
    "phone",
    "sayAs",
    "label",
    "title",
    "topics",
    "subject",
  ].concat([
    "message",
    "text",
    "note",
    "notes",
    "word",
    "mainCharacter",
    "setting",
    "email",
    "newEmail",
    "code",
  ]),
);

type Marker = { mark: () => string; words: string[] };

function marker(): Marker {
  const words: string[] = [];
  const mark = () => {
    const word = `Zv${randomUUID().replaceAll(/[\d-]/g, "w").slice(0, 12)}`;
    words.push(word);
    return word;
  };
  return { mark, words };
}

/** The same body, told by words that occur nowhere else. */
function marked(body: unknown, { mark, words }: Marker): unknown {
  if (Array.isArray(body)) return body.map((one) => marked(one, { mark, words }));
  if (typeof body !== "object" || body === null || Buffer.isBuffer(body)) return body;
  return Object.fromEntries(
    Object.entries(body as Record<string, unknown>).map(([key, value]) => {
      if (!WRITTEN.has(key)) return [key, marked(value, { mark, words })];
      if (typeof value === "string")
        return [key, /email/i.test(key) ? `${mark().toLowerCase()}@example.test` : mark()];
      return [
        key,
        Array.isArray(value) ? value.map((one: unknown) => (typeof one === "string" ? mark() : one)) : value,
      ];
    }),
  );
}

const isLast = (pattern: string) => /deletion|sessions|logout/.test(pattern);
const calls = () =>
  API_CALLS.flatMap(({ pattern, method, rows }) => rows.map((row) => ({ pattern, method, row }))).sort(
    (one, other) => Number(isLast(one.pattern)) - Number(isLast(other.pattern)),
  );

type Family = { tenant: Tenant; keys: Keys; words: Marker };

/** A record to use up where the call ends one; with none to be had, the one that there is. */
async function idFor(row: Row, tenant: Tenant): Promise<string> {
  if (!row.names) return randomUUID();
  const known = tenant.ids[row.names];
  return row.spare ? row.spare(system, tenant).catch(() => known) : known;
}

async function shotFor(method: string, row: Row, { tenant, keys, words }: Family): Promise<Shot> {
  const id = await idFor(row, tenant);
  const isSafe = method === "GET";
  const token = row.who === "key" ? tenant.programKey : isSafe ? null : keys.bearer;
  // What stands behind a question mark, and who asks, is nobody's business either; a line break starts no line.
  const path = `${row.at(id)}${row.at(id).includes("?") ? "&" : "?"}said=${words.mark()}%0d%0a{"level":60}`;
  return {
    method,
    path,
    body: isSafe ? undefined : marked(row.body?.(id, tenant), words),
    headers: { ...row.headers, "user-agent": `Firefox ${words.mark()}` },
    ...(isSafe && token === null ? { cookie: keys.cookie } : { token }),
  };
}

async function aFamily(name: string): Promise<Family> {
  const tenant = await aTenant(system, name, "family");
  return { tenant, keys: await signInBoth(system, tenant.email), words: marker() };
}

/** Pages that need a parent, and the one whose address opens a story: they, too, write now and then. */
async function askPages({ tenant, keys, words }: Family): Promise<number> {
  const pages = Object.entries(PAGE_ROWS).flatMap(([pattern, row]) => {
    if (typeof row === "object") return [pattern.replace("[id]", tenant.ids[row.names])];
    return row === "parent" ? [pattern] : [];
  });
  // A session that was seen lately is not written.
  await system.db.$executeRaw`
    UPDATE sessions SET last_seen_at = now() - interval '1 hour' WHERE parent_id = ${tenant.parentId}::uuid`.catch(
    () => null,
  );
  for (const page of [...pages, `/gift/${words.mark()}`, `/reset-password/${words.mark()}`])
    await system.wire.send({ path: `${page}?said=${words.mark()}`, cookie: keys.cookie }).catch(() => null);
  return pages.length;
}

/** Every call once; what is refused because the session ended is asked again with a new one. */
async function askEverything(family: Family): Promise<number> {
  let asked = await askPages(family);
  for (const { method, row } of calls()) {
    // A stream goes on for ever.
    if (row.at(randomUUID()).endsWith("/events")) continue;
    const ask = async () => system.wire.send(await shotFor(method, row, family)).catch(() => null);
    const answer = await ask();
    asked += 1;
    if (answer?.status === 401 && row.who === "parent") {
      const keys = await signInBoth(system, family.tenant.email).catch(() => null);
      if (keys) family.keys = keys;
    }
  }
  return asked;
}

const secretsOf = ({ tenant, keys, words }: Family): string[] => [
  ...tenant.canaries.filter(
    (canary) => !Object.values(tenant.ids).includes(canary) && canary !== tenant.parentId,
  ),
  ...FILE_KINDS.map((kind) => tenant.ids[kind]),
  ...words.words,
  ...[PASSWORD, tenant.programKey, keys.bearer, keys.cookieBearer],
  ...keys.cookie.split("; ").map((cookie) => cookie.slice(cookie.indexOf("=") + 1)),
];

/** Where any of these words stands: the log, the figures, the record of changes. */
async function findSecrets(secrets: string[]): Promise<string[]> {
  const places: [string, string][] = [
    ...system.web.output.map((line): [string, string] => [`log: ${line.slice(0, 400)}`, line]),
    ["figures", await (await fetch(figures)).text()],
  ];
  const rows = await system.db.$queryRaw<{ row: string }[]>`SELECT audit_log::text AS row FROM audit_log`;
  places.push(...rows.map(({ row }): [string, string] => [`record: ${row}`, row]));
  return places.flatMap(([place, text]) => {
    const found = secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()));
    return found.length > 0 ? [`${found.join(", ")} in ${place}`] : [];
  });
}

/** Tables whose rows tell of a family; a write that one refuses is told with the whole row by PostgreSQL. */
const TABLES = [
  ...["children", "book_requests", "pending_registrations", "contact_messages", "parents", "outbox"],
  ...["newsletter_subscribers", "post_comments", "gifts", "reading_events", "api_keys", "sessions"],
  ...["email_changes", "recorded_voices", "webhooks", "page_reports", "passkeys", "narrations"],
];

goal(
  {
    id: "S33",
    title:
      "nothing of a family and nothing that opens an account in log, figures and record of changes, also when writes fail",
    quick: 6,
    full: TABLES.length,
    minutes: 20,
  },
  async ({ count, random, note }) => {
    const family = await aFamily("Log");
    let asked = await askEverything(family);
    const secrets = secretsOf(family);
    for (const table of random.shuffle(TABLES).slice(0, count)) {
      const other = await aFamily(`Log${table.replaceAll("_", "")}`);
      await system.db.$executeRawUnsafe(
        `ALTER TABLE ${table} ADD CONSTRAINT refuses CHECK (false) NOT VALID`,
      );
      try {
        asked += await askEverything(other);
      } finally {
        await system.db.$executeRawUnsafe(`ALTER TABLE ${table} DROP CONSTRAINT refuses`);
      }
      secrets.push(...secretsOf(other));
    }
    const failed = () => system.web.output.filter((line) => line.includes('"request failed"'));
    await until("a line of a write that failed", () => (failed().length > 0 ? true : null));
    note("requests", asked);
    note("words looked for", secrets.length);
    note("lines", system.web.output.length);
    note("writes that failed", failed().length);
    expect(await findSecrets(secrets)).toEqual([]);
  },
);

test("S33: each line of the log is one record, whatever was asked", async () => {
  const forged = `x%0d%0a{"level":60,"msg":"forged"}`;
  await system.wire.send({ path: `/api/books/${forged}` });
  await system.wire.send({ path: `/gift/${forged}` });
  const lines = system.web.output.filter((line) => line.startsWith("{"));
  expect(lines.length).toBeGreaterThan(2);
  const records = lines.map((line) => JSON.parse(line) as { msg?: string });
  expect(records.filter(({ msg }) => msg === "forged")).toEqual([]);
  expect(system.web.output.filter((line) => line.includes("forged"))).toEqual([]);
});
