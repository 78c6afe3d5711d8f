import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { inTransaction } from "@/lib/platform/context";
import { signedInParent, system } from "@/tests/support/family";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let ports: TestSystem;

beforeAll(async () => {
  ports = await workerDatabase();
});

const trailOf = (recordId: string) =>
  ports.db.auditEntry.findMany({ where: { recordId }, orderBy: { occurredAt: "asc" } });

test("a change names its actor, its request and its fields, and never a value", async () => {
  const ctx = await signedInParent(ports, { firstName: "Unmistakable" });
  await inTransaction(ctx, (tx) =>
    tx.parent.update({
      where: { id: ctx.parentId },
      data: { firstName: "Quite-Another", phone: "+1 555 0100" },
    }),
  );
  const [created, changed] = await trailOf(ctx.parentId);
  expect(created).toMatchObject({ action: "INSERT", tableName: "parents", actorParentId: null });
  expect(created?.changedFields).toContain("first_name");
  // What a new row leaves empty wasn't given.
  expect(created?.changedFields).not.toContain("deleted_at");
  expect(changed).toMatchObject({
    action: "UPDATE",
    actorParentId: ctx.parentId,
    subjectParentId: ctx.parentId,
    requestId: ctx.requestId,
    changedFields: ["first_name", "phone"],
  });
  expect(JSON.stringify(await trailOf(ctx.parentId))).not.toMatch(/Unmistakable|Quite-Another|555 0100/);
});

test("setting deleted_at is a soft delete, and what a rollback undid was never there", async () => {
  const ctx = await signedInParent(ports);
  const undone = inTransaction(ctx, async (tx) => {
    await tx.parent.update({ where: { id: ctx.parentId }, data: { lastName: "Gone" } });
    throw new Error("undo");
  });
  await expect(undone).rejects.toThrow("undo");
  await inTransaction(ctx, (tx) =>
    tx.parent.update({ where: { id: ctx.parentId }, data: { deletedAt: new Date() } }),
  );
  expect((await trailOf(ctx.parentId)).map(({ action }) => action)).toEqual(["INSERT", "SOFT_DELETE"]);
});

test("the actor does not leak into the next transaction of the same connection", async () => {
  const ctx = await signedInParent(ports);
  await inTransaction(ctx, (tx) => tx.parent.update({ where: { id: ctx.parentId }, data: { phone: "1" } }));
  await inTransaction(system(ports), (tx) =>
    tx.parent.update({ where: { id: ctx.parentId }, data: { phone: "2" } }),
  );
  await ports.db.parent.update({ where: { id: ctx.parentId }, data: { phone: "3" } });
  const actors = (await trailOf(ctx.parentId)).map(({ actorParentId }) => actorParentId);
  expect(actors).toEqual([null, ctx.parentId, null, null]);
});

test.each([
  ["changed", "UPDATE audit_log SET action = 'INSERT'"],
  ["deleted from", "DELETE FROM audit_log"],
  ["emptied", "TRUNCATE audit_log"],
])("the log can't be %s", async (_how, statement) => {
  await signedInParent(ports);
  const before = await ports.db.auditEntry.count();
  await expect(ports.db.$executeRawUnsafe(statement)).rejects.toThrow("append-only");
  expect(await ports.db.auditEntry.count()).toBe(before);
});

test("an order that has ended stays ended, and progress never falls", async () => {
  const ctx = await signedInParent(ports);
  const request = await ports.db.bookRequest.create({
    data: {
      parentId: ctx.parentId,
      order: {},
      orderHash: Buffer.from(randomUUID()),
      status: "FAILED",
      finishedAt: new Date(),
      run: { create: { progress: 60 } },
    },
  });
  const where = { id: request.id };
  await expect(
    ports.db.bookRequest.update({ where, data: { status: "RUNNING", finishedAt: null } }),
  ).rejects.toThrow();
  await ports.db.bookRequestRun.update({ where: { bookRequestId: request.id }, data: { progress: 10 } });
  const run = await ports.db.bookRequestRun.findUniqueOrThrow({ where: { bookRequestId: request.id } });
  expect(run.progress).toBe(60);
});
