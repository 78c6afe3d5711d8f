import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { changeRole } from "@/lib/features/accounts/profile/change-role";
import { auditQuery, auditRangeQuery, exportQuery, type AuditWish } from "@/lib/features/audit/contract";
import { exportAudit } from "@/lib/features/audit/export-audit";
import { listAudit } from "@/lib/features/audit/list-audit";
import { sealAudit } from "@/lib/features/audit/seal-audit";
import { summariseAudit } from "@/lib/features/audit/summarise-audit";
import { inTransaction, type Context } from "@/lib/platform/context";
import { signedInParent, system } from "@/tests/support/family";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

type Parent = Context & { parentId: string };

let ports: TestSystem;
let admin: Parent;
let one: Parent;
let other: Parent;

beforeAll(async () => {
  ports = await workerDatabase();
  admin = await signedInParent(ports, { role: "admin" });
});

const rename = (ctx: Parent, lastName: string) =>
  inTransaction(ctx, (tx) => tx.parent.update({ where: { id: ctx.parentId }, data: { lastName } }));

beforeEach(async () => {
  one = await signedInParent(ports);
  other = await signedInParent(ports);
  await rename(one, "First");
  await rename(other, "Second");
});

const list = (ctx: Context, wish: AuditWish & { cursor?: string; limit?: number } = {}) =>
  listAudit(ctx, { ...wish, limit: wish.limit ?? 100 });
const emailOf = ({ actor }: Context) => (actor.kind === "parent" ? actor.email : "");
const readsOf = (ctx: Parent) =>
  ports.db.auditEntry.findMany({
    where: { actorParentId: ctx.parentId, tableName: "audit_log" },
    orderBy: { occurredAt: "asc" },
  });

describe("whose entries one sees", () => {
  test("a parent sees what was done to the own account, by whomever, and nothing of others", async () => {
    await inTransaction(system(ports), (tx) =>
      tx.parent.update({ where: { id: one.parentId }, data: { phone: "1" } }),
    );
    const { entries } = await list(one);
    expect(entries.map(({ action, recordId, userEmail }) => ({ action, recordId, userEmail }))).toEqual([
      { action: "UPDATE", recordId: one.parentId, userEmail: undefined },
      { action: "UPDATE", recordId: one.parentId, userEmail: emailOf(one) },
      { action: "INSERT", recordId: one.parentId, userEmail: undefined },
    ]);
  });

  test.each<AuditWish>([
    { tableName: "parents" },
    { action: "UPDATE" },
    { start: "2020-01-01T00:00:00.000Z", end: "9999-12-31T23:59:59.999Z" },
  ])("no filter shows a parent somebody else's entries: %j", async (wish) => {
    const { entries } = await list(one, wish);
    expect(entries.length).toBeGreaterThan(0);
    expect(new Set(entries.map(({ recordId }) => recordId))).toEqual(new Set([one.parentId]));
    for (const userEmail of [emailOf(other), "nobody@example.test", "%", "_%@example.test", "*"]) {
      expect((await list(one, { ...wish, userEmail })).entries).toEqual([]);
    }
  });

  test("the own address shows what one did oneself", async () => {
    const { entries } = await list(one, { userEmail: emailOf(one) });
    expect(entries).toHaveLength(1);
  });

  test("an administrator sees everybody's, with addresses that are taken as they are", async () => {
    const { entries } = await list(admin);
    const records = new Set(entries.map(({ recordId }) => recordId));
    expect(records.has(one.parentId) && records.has(other.parentId)).toBe(true);
    const found = await list(admin, { userEmail: emailOf(other) });
    expect(found.entries.map(({ recordId, userEmail }) => [recordId, userEmail])).toEqual([
      [other.parentId, emailOf(other)],
    ]);
    expect((await list(admin, { userEmail: "%@example.test" })).entries).toEqual([]);
  });

  test("a parent whom an administrator looked up is told, and not by whom", async () => {
    await list(admin, { userEmail: emailOf(one), tableName: "parents" });
    const [newest] = (await list(one)).entries;
    expect(newest).toMatchObject({ action: "READ", changedFields: ["tableName", "userEmail"] });
    expect(newest).not.toHaveProperty("userEmail");
  });

  test("an administrator who is no longer one sees the own account", async () => {
    const ctx = await signedInParent(ports, { role: "admin" });
    expect(
      await changeRole(system(ports), { email: ` ${emailOf(ctx).toUpperCase()} `, role: "parent" }),
    ).toBe("changed");
    const { role } = await ports.db.parent.findUniqueOrThrow({ where: { id: ctx.parentId } });
    expect(role).toBe("parent");
    expect(await changeRole(system(ports), { email: emailOf(ctx), role: "parent" })).toBe("same");
    expect(await changeRole(system(ports), { email: "nobody@example.test", role: "admin" })).toBe("unknown");
    await expect(async () => changeRole(one, { email: emailOf(one), role: "admin" })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
  });
});

describe("an administrator who reads", () => {
  test("leaves an entry for each page, with the names of the filters", async () => {
    const before = await readsOf(admin);
    const first = await list(admin, { limit: 2 });
    await list(admin, { limit: 2, cursor: first.nextCursor ?? "" });
    await list(admin, { action: "UPDATE" });
    const reads = (await readsOf(admin)).slice(before.length);
    expect(reads.map(({ action, changedFields }) => [action, changedFields])).toEqual([
      ["READ", []],
      ["READ", []],
      ["READ", ["action"]],
    ]);
    expect(reads[0]).toMatchObject({ requestId: admin.requestId, subjectParentId: null });
  });

  test("has to have shown lately who they are, for every way to read", async () => {
    const ctx = await signedInParent(ports, { role: "admin" });
    if (ctx.actor.kind !== "parent") throw new Error("nobody is signed in");
    const stale = { ...ctx, actor: { ...ctx.actor, provenAt: new Date(Date.now() - 16 * 60_000) } };
    const ways = [() => list(stale), () => summariseAudit(stale), () => exportAudit(stale, {})];
    for (const read of ways) await expect(async () => read()).rejects.toMatchObject({ code: "PROOF_NEEDED" });
    expect(await readsOf(ctx)).toEqual([]);
  });

  test("a parent needs no proof, and leaves no entry by reading", async () => {
    if (one.actor.kind !== "parent") throw new Error("nobody is signed in");
    const stale = { ...one, actor: { ...one.actor, provenAt: new Date(0) } };
    expect((await list(stale)).entries).toHaveLength(2);
    expect(await readsOf(one)).toEqual([]);
  });
});

test("pages join without a gap and without an entry twice, also within one microsecond", async () => {
  const ctx = await signedInParent(ports);
  await inTransaction(ctx, async (tx) => {
    for (let n = 0; n < 11; n += 1)
      await tx.parent.update({ where: { id: ctx.parentId }, data: { phone: String(n) } });
  });
  const whole = (await list(ctx)).entries.map(({ id }) => id);
  const leafed: string[] = [];
  let cursor: string | null | undefined;
  for (let n = 0; cursor !== null && n < 20; n += 1) {
    const page = await list(ctx, { limit: 3, ...(cursor && { cursor }) });
    expect(page.entries.length).toBeLessThanOrEqual(3);
    leafed.push(...page.entries.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  expect(leafed).toHaveLength(12);
  expect(leafed).toEqual(whole);
});

describe("the summary", () => {
  test("counts an own account's entries, and everybody's for an administrator, sealed or not", async () => {
    expect(await summariseAudit(one)).toEqual({ totalAuditLogs: 2, totalUsers: 1 });
    const counted = async () => ({
      totalAuditLogs: await ports.db.auditEntry.count(),
      totalUsers: (
        await ports.db.auditEntry.findMany({
          where: { actorParentId: { not: null } },
          distinct: ["actorParentId"],
          select: { actorParentId: true },
        })
      ).length,
    });
    expect(await summariseAudit(admin)).toEqual(await counted());
    await sealAudit(system(ports));
    expect(await summariseAudit(admin)).toEqual(await counted());
    await rename(await signedInParent(ports), "Later");
    expect(await summariseAudit(admin)).toEqual(await counted());
  });
});

/** Midnight may come meanwhile. */
const dayFromToday = (days: number) =>
  new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);

describe("the export", () => {
  const taken = async (ctx: Context, wish = {}) => {
    const { fileName, pieces } = await exportAudit(ctx, exportQuery.parse(wish));
    return { fileName, entries: JSON.parse((await Array.fromAsync(pieces)).join("")) as object[] };
  };

  test("has every entry once, and leaves one itself", async () => {
    const before = dayFromToday(0);
    const { fileName, entries } = await taken(one);
    expect([before, dayFromToday(0)].map((day) => `audit_logs_${day}.json`)).toContain(fileName);
    expect(entries).toHaveLength(3);
    expect(entries[0]).toMatchObject({ action: "EXPORT", tableName: "audit_log", userEmail: emailOf(one) });
    expect(entries).toEqual((await list(one)).entries);
  });

  test("takes a table and a time, and may be empty", async () => {
    const around = { start: dayFromToday(-1), end: dayFromToday(1) };
    expect((await taken(one, { tableName: "parents", ...around })).entries).toHaveLength(2);
    expect((await taken(one, { tableName: "invoices" })).entries).toEqual([]);
    expect((await taken(one, { start: "2020-01-01", end: "2020-01-02" })).entries).toEqual([]);
  });

  test("twice at once is two whole exports and two entries", async () => {
    const [first, second] = await Promise.all([taken(one), taken(one)]);
    expect(first.entries.length).toBeGreaterThanOrEqual(3);
    expect(second.entries.length).toBeGreaterThanOrEqual(3);
    expect(await readsOf(one)).toHaveLength(2);
  });

  test("joins its pieces", async () => {
    const ctx = await signedInParent(ports);
    await ports.db.$executeRaw`
      INSERT INTO audit_log (action, table_name, record_id, actor_parent_id)
      SELECT 'UPDATE', 'parents', ${ctx.parentId}::uuid, ${ctx.parentId}::uuid FROM generate_series(1, 4001)`;
    const { entries } = await taken(ctx);
    expect(new Set(entries.map((entry) => JSON.stringify(entry))).size).toBe(4003);
    expect(entries).toHaveLength(4003);
  });
});

describe("what a filter may say", () => {
  const range = (start: unknown, end: unknown) => auditRangeQuery.safeParse({ start, end });

  test.each([
    ["2026-11-01", "2026-11-22", "2026-11-01T00:00:00.000Z", "2026-11-22T23:59:59.999Z"],
    ["2026-11-22", "2026-11-22", "2026-11-22T00:00:00.000Z", "2026-11-22T23:59:59.999Z"],
    ["2026-11-01T10:00:00", "9999-12-31", "2026-11-01T10:00:00.000Z", "9999-12-31T23:59:59.999Z"],
    ["0001-01-01", "2026-11-01T01:00:00+02:00", "0001-01-01T00:00:00.000Z", "2026-10-31T23:00:00.000Z"],
  ])("%s to %s is a time", async (start, end, from, to) => {
    expect(range(start, end).data).toMatchObject({ start: from, end: to });
    await list(one, { start: from, end: to });
  });

  test.each([
    ["2026-11-22", "2026-11-01"],
    ["2026-11-22", undefined],
    [undefined, "2026-11-22"],
    ["", ""],
    ["0000-01-01", "2026-11-22"],
    ["2026-11-01", "9999-12-31T23:59:59-14:00"],
    ["2026-02-30", "2026-11-22"],
    ["10000-01-01", "99999-01-01"],
    ["yesterday", "now()"],
    ["2026-11-01'; DROP TABLE parents; --", "2026-11-22"],
  ])("%s to %s is none", (start, end) => {
    expect(range(start, end).success).toBe(false);
  });

  test("an export takes both dates or none", () => {
    expect(exportQuery.safeParse({}).success).toBe(true);
    expect(exportQuery.safeParse({ start: "2026-11-01" }).success).toBe(false);
    expect(exportQuery.safeParse({ end: "2026-11-01" }).success).toBe(false);
    expect(exportQuery.safeParse({ tableName: "users;drop" }).success).toBe(false);
  });

  test("an empty address is none, and any spelling of one is the same", () => {
    expect(auditQuery.parse({ userEmail: " " }).userEmail).toBeUndefined();
    expect(auditQuery.parse({ userEmail: " Ada@Example.Test " }).userEmail).toBe("ada@example.test");
  });

  test.each(["", "x", "W10", Buffer.from('["2026-11-22","x"]').toString("base64url")])(
    "%j is no cursor",
    async (cursor) => {
      await expect(list(one, { cursor })).rejects.toMatchObject({ code: "VALIDATION" });
    },
  );
});
