import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { fieldWords } from "@/components/features/audit/field-words";
import { sentenceOf } from "@/components/features/audit/entry-sentences";
import { listAudit } from "@/lib/features/audit/list-audit";
import { TABLE_NAMES } from "@/lib/features/audit/rules";
import { childInput } from "@/lib/features/children/contract";
import { createChild } from "@/lib/features/children/create-child";
import { updateChild } from "@/lib/features/children/update-child";
import { deleteChild } from "@/lib/features/stories/erasure/delete-child";
import { storeFile } from "@/lib/features/uploads/store-file";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { aChild, signedInParent } from "@/tests/support/family";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let system: TestSystem;

beforeAll(async () => {
  system = await workerDatabase();
});

async function aPhoto(ctx: Context): Promise<string> {
  const id = await storeFile(ctx, {
    parent: requireParent(ctx.actor),
    kind: "profile_photo",
    mime: "image/jpeg",
    bytes: Buffer.from(randomUUID()),
  });
  return `/api/files/${id}`;
}

/** What the log has told of children and photos since it was asked last. */
function news(ctx: Context) {
  const known = new Set<string>();
  return async () => {
    const { entries } = await listAudit(ctx, { limit: 100 });
    const fresh = entries.filter(({ id, tableName }) => tableName !== "parents" && !known.has(id));
    for (const { id } of fresh) known.add(id);
    return fresh.map((entry) => {
      expect(entry.userEmail).toBe(ctx.actor.kind === "parent" ? ctx.actor.email : "");
      return `${sentenceOf(entry) ?? ""} ${fieldWords(entry.changedFields).join(", ")}`.trim();
    });
  };
}

test("what becomes of a profile stands in the log, by whom, and never with a value", async () => {
  const ctx = await signedInParent(system);
  const since = news(ctx);
  const profile = childInput.parse({ ...aChild(), name: "Unmistakable" });
  const { id } = await createChild(ctx, profile);
  expect(await since()).toEqual([expect.stringMatching(/^A child was added\. age, .*name/u)]);

  const older = { ...profile, age: profile.age + 1 };
  await updateChild(ctx, { id, profile: older });
  expect(await since()).toEqual(["A child's profile was changed. age"]);
  await updateChild(ctx, { id, profile: { ...older, interests: ["Art", "Music"] } });
  expect(await since()).toEqual(["A child's profile was changed. interests"]);
  await updateChild(ctx, { id, profile: { ...older, interests: ["Art", "Music"] } });
  expect(await since()).toEqual([]);

  const PHOTO_ADDED = "A photo was added to a child's profile.";
  const PHOTO_GONE = "A photo was removed from a child's profile.";
  const PHOTO_CHANGED = "A child's profile was changed. photo";
  const kept = { ...older, interests: ["Art" as const, "Music" as const] };
  await updateChild(ctx, { id, profile: { ...kept, profilePhotoUrl: await aPhoto(ctx) } });
  expect((await since()).sort()).toEqual([PHOTO_CHANGED, PHOTO_ADDED].sort());
  await updateChild(ctx, { id, profile: { ...kept, profilePhotoUrl: await aPhoto(ctx) } });
  expect((await since()).sort()).toEqual([PHOTO_CHANGED, PHOTO_ADDED, PHOTO_GONE].sort());
  await updateChild(ctx, { id, profile: { ...kept, profilePhotoUrl: null } });
  expect((await since()).sort()).toEqual([PHOTO_CHANGED, PHOTO_GONE].sort());

  await updateChild(ctx, { id, profile: { ...kept, profilePhotoUrl: await aPhoto(ctx) } });
  await since();
  await deleteChild(ctx, { id });
  expect((await since()).sort()).toEqual([expect.stringMatching(/^A child was removed\./u), PHOTO_GONE]);
  const log = await system.db.auditEntry.findMany({ where: { subjectParentId: ctx.parentId } });
  expect(JSON.stringify(log)).not.toContain("Unmistakable");
});

test("a child that comes with a photo has an entry for both", async () => {
  const ctx = await signedInParent(system);
  await createChild(ctx, childInput.parse({ ...aChild(), profilePhotoUrl: await aPhoto(ctx) }));
  const told = (await news(ctx)()).sort();
  expect(told).toEqual([
    expect.stringMatching(/^A child was added\. .*photo/u),
    "A photo was added to a child's profile.",
  ]);
});

test("every table that is recorded can be asked for, and every field of it has a word without underscores", async () => {
  const columns = await system.db.$queryRaw<{ table: string; column: string }[]>`
    SELECT DISTINCT c.table_name::text AS table, c.column_name::text AS column
    FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid JOIN pg_class r ON r.oid = t.tgrelid
      JOIN information_schema.columns c ON c.table_name = r.relname AND c.table_schema = 'public'
    WHERE p.proname IN ('audit_row', 'audit_erasure')`;
  const tables = [...new Set(columns.map(({ table }) => table))];
  expect(tables.length).toBeGreaterThan(10);
  expect(TABLE_NAMES).toEqual(expect.arrayContaining(tables));
  // "created at" would be the name of a column, spelled with a space.
  const bare = columns.filter(({ column }) => /(?:_at|_id|_hash|_cents)$/u.test(column));
  expect(bare.filter(({ column }) => fieldWords([column])[0] === column.replaceAll("_", " "))).toEqual([]);
  for (const table of tables)
    expect(sentenceOf({ action: "INSERT", tableName: table, changedFields: [] }), table).not.toBeNull();
});
