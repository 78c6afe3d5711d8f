import { beforeEach, describe, expect, test } from "vitest";
import { forgetOldEntries } from "@/lib/features/audit/forget-old-entries";
import { sealAudit } from "@/lib/features/audit/seal-audit";
import { summariseAudit } from "@/lib/features/audit/summarise-audit";
import { verifyAudit } from "@/lib/features/audit/verify-audit";
import { inTransaction } from "@/lib/platform/context";
import { signedInParent, system } from "@/tests/support/family";
import { withClient } from "@/tests/support/with-client";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let ports: TestSystem;

beforeEach(async () => {
  ports = await workerDatabase();
});

const verify = (head?: string) => verifyAudit(system(ports), head);
const seal = () => sealAudit(system(ports));
const ids = async () =>
  (await ports.db.auditSeal.findMany({ orderBy: { position: "asc" } })).map(({ entryId }) => entryId);

/** As whoever owns the database, past every trigger. */
const asOwner = (statement: string, values: unknown[] = []) =>
  withClient(ports.databaseUrl, async (client) => {
    await client.query("SET session_replication_role = replica");
    return (await client.query(statement, values)).rowCount;
  });

async function sealedFamily(changes = 6): Promise<string> {
  const ctx = await signedInParent(ports);
  for (let n = 0; n < changes; n += 1)
    await ctx.db.parent.update({ where: { id: ctx.parentId }, data: { phone: `${n}` } });
  await seal();
  return ctx.parentId;
}

test("what was committed is sealed once, in one chain, also by several at a time", async () => {
  await sealedFamily();
  const ctx = await signedInParent(ports);
  await Promise.all(
    Array.from({ length: 24 }, (_, n) =>
      n % 3 === 0
        ? seal()
        : inTransaction(ctx, async (tx) => {
            await tx.parent.create({
              data: {
                email: `p${n}@example.test`,
                firstName: "A",
                lastName: "B",
                emailVerifiedAt: new Date(),
              },
            });
            if (n % 2 === 0) throw new Error("undo");
          }).catch(() => undefined),
    ),
  );
  await seal();
  const entries = await ports.db.auditEntry.findMany({ select: { id: true } });
  const sealed = await ids();
  expect(new Set(sealed)).toEqual(new Set(entries.map(({ id }) => id)));
  expect(sealed).toHaveLength(entries.length);
  expect(await verify()).toMatchObject({ broken: null, sealed: entries.length, waiting: 0 });
});

test("a transaction that commits late is sealed later, and nothing looks missing meanwhile", async () => {
  const ctx = await signedInParent(ports);
  await withClient(ports.databaseUrl, async (client) => {
    await client.query("BEGIN");
    await client.query("UPDATE parents SET phone = '1' WHERE id = $1", [ctx.parentId]);
    // Newer than the one that is still open.
    await signedInParent(ports);
    await seal();
    expect(await verify()).toMatchObject({ broken: null, sealed: 2, waiting: 0 });
    await client.query("COMMIT");
  });
  expect(await verify()).toMatchObject({ broken: null, sealed: 2, waiting: 1 });
  await seal();
  expect(await verify()).toMatchObject({ broken: null, sealed: 3, waiting: 0 });
});

describe("whoever owns the database and tampers", () => {
  test.each([
    ["an entry's field", "UPDATE audit_log SET changed_fields = '{}' WHERE id = $1"],
    ["an entry's actor", "UPDATE audit_log SET actor_parent_id = uuid_v7() WHERE id = $1"],
    [
      "an entry's time",
      "UPDATE audit_log SET occurred_at = occurred_at + interval '1 microsecond' WHERE id = $1",
    ],
    ["a deleted entry", "DELETE FROM audit_log WHERE id = $1"],
    ["a seal's hash", "UPDATE audit_seals SET hash = sha256(hash) WHERE entry_id = $1"],
    ["a seal's digest", "UPDATE audit_seals SET digest = sha256(digest) WHERE entry_id = $1"],
    ["a seal that names another", "UPDATE audit_seals SET entry_id = uuid_v7() WHERE entry_id = $1"],
  ])("is found by the first broken row: %s", async (_what, statement) => {
    await sealedFamily();
    const [, , , third = "", , fifth = ""] = await ids();
    expect(await asOwner(statement, [fifth])).toBe(1);
    expect(await asOwner(statement, [third])).toBe(1);
    const { broken } = await verify();
    const row = statement.includes("entry_id = uuid_v7()")
      ? (await ports.db.auditSeal.findFirstOrThrow({ where: { position: 4 } })).entryId
      : third;
    expect(broken).toMatchObject({ row });
  });

  test("is found where an entry went with its seal", async () => {
    await sealedFamily();
    const third = (await ids())[2] ?? "";
    await asOwner("DELETE FROM audit_log WHERE id = $1", [third]);
    await asOwner("DELETE FROM audit_seals WHERE entry_id = $1", [third]);
    expect(await verify()).toMatchObject({ broken: { row: "seal 3" } });
    await asOwner("UPDATE audit_seals SET position = position - 1 WHERE position > 3");
    expect(await verify()).toMatchObject({ broken: { row: (await ids())[2] } });
  });

  test("is found where an entry is backdated to look as if its time were over", async () => {
    await sealedFamily();
    const third = (await ids())[2] ?? "";
    await asOwner("DELETE FROM audit_log WHERE id = $1", [third]);
    await asOwner(
      "UPDATE audit_seals SET entry_id = '01800000-0000-7000-8000-000000000000' WHERE entry_id = $1",
      [third],
    );
    expect(await verify()).toMatchObject({ broken: { row: "01800000-0000-7000-8000-000000000000" } });
  });

  test("is found where an entry was forged", async () => {
    await sealedFamily();
    await asOwner(
      "INSERT INTO audit_log (action, table_name, record_id) VALUES ('READ', 'audit_log', uuid_v7())",
    );
    expect(await verify()).toMatchObject({ broken: { why: "the entry was never written by the product" } });
  });

  test("is found where an entry went before it was sealed", async () => {
    await signedInParent(ports);
    await asOwner("DELETE FROM audit_log");
    expect(await verify()).toMatchObject({ broken: { why: "the entry went before it was sealed" } });
  });

  test("is found with a head that was written down, where the end was cut off", async () => {
    await sealedFamily();
    const before = await verify();
    const head = before.broken === null ? before.head : "";
    await asOwner("DELETE FROM audit_log WHERE id IN (SELECT entry_id FROM audit_seals WHERE position > 4)");
    await asOwner("DELETE FROM audit_seals WHERE position > 4");
    expect(await verify()).toMatchObject({ broken: null, sealed: 4 });
    expect(await verify(head)).toMatchObject({ broken: { row: "seal 5" } });
    await sealedFamily();
    expect(await verify(head)).toMatchObject({ broken: { why: /another/ } });
    await expect(verify("head")).rejects.toThrow("no head");
  });
});

test("the chain goes on after a head that was written down", async () => {
  await sealedFamily();
  const before = await verify();
  await sealedFamily();
  expect(await verify(before.broken === null ? before.head : "")).toMatchObject({ broken: null, sealed: 14 });
});

test.each([
  "DELETE FROM audit_unsealed",
  "UPDATE audit_unsealed SET entry_id = uuid_v7()",
  "TRUNCATE audit_unsealed",
  "DELETE FROM audit_seals",
  "UPDATE audit_seals SET position = position + 1000",
  "TRUNCATE audit_seals",
])("the product itself can't: %s", async (statement) => {
  await sealedFamily();
  await signedInParent(ports);
  await expect(ports.db.$executeRawUnsafe(statement)).rejects.toThrow("append-only");
  expect(await verify()).toMatchObject({ broken: null, sealed: 7, waiting: 1 });
});

test("entries go after a year, counted and verified as before, and a younger one doesn't", async () => {
  const ctx = await signedInParent(ports);
  const aYearAgo = new Date(Date.now() - 370 * 24 * 3600_000);
  const old = `0${aYearAgo.getTime().toString(16)}`;
  for (let n = 0; n < 3; n += 1) {
    await ports.db.auditEntry.create({
      data: {
        id: `${old.slice(0, 8)}-${old.slice(8)}-7000-8000-00000000000${n}`,
        action: "UPDATE",
        tableName: "parents",
        recordId: ctx.parentId,
        actorParentId: n === 0 ? ctx.parentId : "01800000-0000-7000-8000-000000000000",
        occurredAt: aYearAgo,
      },
    });
  }
  // What has no seal yet stays until it has one.
  await forgetOldEntries(system(ports));
  expect(await ports.db.auditEntry.count()).toBe(4);
  await seal();
  const admin = await signedInParent(ports, { role: "admin" });
  await seal();
  expect(await summariseAudit(admin)).toEqual({ totalAuditLogs: 5, totalUsers: 2 });
  await forgetOldEntries(system(ports));
  expect(await ports.db.auditEntry.count()).toBe(2);
  expect(await summariseAudit(admin)).toEqual({ totalAuditLogs: 2, totalUsers: 0 });
  expect(await verify()).toMatchObject({ broken: null, sealed: 5, expired: 3 });
  await expect(ports.db.$executeRaw`DELETE FROM audit_log`).rejects.toThrow("append-only");
});
