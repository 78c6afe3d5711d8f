import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { countLikes } from "@/lib/features/blog/count-likes";
import { decideComment } from "@/lib/features/comments/decide-comment";
import { forgetRefused } from "@/lib/features/comments/forget-refused";
import { listComments } from "@/lib/features/comments/list-comments";
import { listQueue } from "@/lib/features/comments/list-queue";
import { removeComment } from "@/lib/features/comments/remove-comment";
import { removeOwnComment } from "@/lib/features/comments/remove-own-comment";
import { reportComment } from "@/lib/features/comments/report-comment";
import { COMMENTS_AT_ONCE, type Queue } from "@/lib/features/comments/rules";
import { tellModerators } from "@/lib/features/comments/tell-moderators";
import { writeComment } from "@/lib/features/comments/write-comment";
import { BLOG_POSTS } from "@/lib/features/content/blog/all-posts";
import type { Context } from "@/lib/platform/context";
import { requireParentActor } from "@/lib/shared/actor";
import { keptSince } from "@/lib/shared/retention";
import { signedInParent, system, visitor } from "@/tests/support/family";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let ports: TestSystem;
let admin: Context & { parentId: string };
beforeAll(async () => {
  ports = await workerDatabase();
  admin = await signedInParent(ports, { role: "admin" });
});

const slugs = BLOG_POSTS.map(({ slug }) => slug).values();
const aPost = (): string => slugs.next().value ?? "";
const NOT_FOUND = { code: "NOT_FOUND" };

const seenBy = async (ctx: Context, slug: string) =>
  (await listComments(ctx, { slug })).comments.map(({ text, state, isOwn }) => [text, state, isOwn]);
const queued = async (queue: Queue) =>
  (await listQueue(admin, { queue })).comments.map(({ id, reports }) => [id, reports]);
const decide = (id: string, state: "shown" | "refused") => decideComment(admin, { id, state });

describe("a comment", () => {
  test("is its writer's alone until it is let through, and counts from then on", async () => {
    const slug = aPost();
    const [writer, other] = [
      await signedInParent(ports, { firstName: "Robin" }),
      await signedInParent(ports),
    ];
    const { id, firstName } = await writeComment(writer, { slug, text: "We read it twice." });
    expect(firstName).toBe("Robin");
    const count = async () => (await countLikes(visitor(ports))).comments[slug];
    expect(await seenBy(writer, slug)).toEqual([["We read it twice.", "waiting", true]]);
    for (const ctx of [other, visitor(ports), admin]) expect(await seenBy(ctx, slug)).toEqual([]);
    expect(await count()).toBeUndefined();

    expect(await queued("waiting")).toContainEqual([id, []]);
    await decide(id, "shown");
    for (const ctx of [other, visitor(ports)])
      expect(await seenBy(ctx, slug)).toEqual([["We read it twice.", "shown", false]]);
    expect(await count()).toBe(1);

    await decide(id, "refused");
    expect(await seenBy(writer, slug)).toEqual([["We read it twice.", "refused", true]]);
    expect(await seenBy(other, slug)).toEqual([]);
    expect(await count()).toBeUndefined();
  });

  test("shows the name that was looked at, and nothing else of its writer", async () => {
    const slug = aPost();
    const writer = await signedInParent(ports, { firstName: "Robin" });
    const { id } = await writeComment(writer, { slug, text: "Good." });
    await decide(id, "shown");
    await ports.db.parent.update({ where: { id: writer.parentId }, data: { firstName: "Buy my book" } });
    const { comments } = await listComments(visitor(ports), { slug });
    expect(comments).toMatchObject([{ id, firstName: "Robin" }]);
    const seen = JSON.stringify(comments);
    for (const secret of [writer.parentId, "Hale", "example.test"]) expect(seen).not.toContain(secret);
  });

  test("isn't written under a post that isn't there, nor listed", async () => {
    const writer = await signedInParent(ports);
    await expect(writeComment(writer, { slug: "none", text: "Hello" })).rejects.toMatchObject(NOT_FOUND);
    await expect(listComments(writer, { slug: "none" })).rejects.toMatchObject(NOT_FOUND);
  });

  test("that no parent has to read is refused, and nothing is stored", async () => {
    const writer = await signedInParent(ports);
    const wrong = writeComment(writer, { slug: aPost(), text: "Call me: 555 0100 2233" });
    await expect(wrong).rejects.toMatchObject({ code: "REFUSED" });
    expect(await ports.db.postComment.count({ where: { parentId: writer.parentId } })).toBe(0);
  });

  test("is deleted by its writer, and by nobody else but an administrator", async () => {
    const slug = aPost();
    const [writer, other] = [await signedInParent(ports), await signedInParent(ports)];
    const [first, second] = [
      await writeComment(writer, { slug, text: "One" }),
      await writeComment(writer, { slug, text: "Two" }),
    ];
    await expect(removeOwnComment(other, first.id)).rejects.toMatchObject(NOT_FOUND);
    await expect(removeOwnComment(admin, first.id)).rejects.toMatchObject(NOT_FOUND);
    await removeOwnComment(writer, first.id);
    await expect(removeOwnComment(writer, first.id)).rejects.toMatchObject(NOT_FOUND);
    await removeComment(admin, second.id);
    await expect(removeComment(admin, second.id)).rejects.toMatchObject(NOT_FOUND);
    expect(await seenBy(writer, slug)).toEqual([]);
  });

  test("comes by pages, each once", async () => {
    const slug = aPost();
    const { parentId } = await signedInParent(ports);
    const texts = Array.from({ length: COMMENTS_AT_ONCE + 2 }, (_, at) => `Number ${at}`);
    const facts = { parentId, slug, firstName: "Robin", state: "shown", decidedAt: new Date() } as const;
    for (const text of texts) await ports.db.postComment.create({ data: { ...facts, text } });
    const first = await listComments(visitor(ports), { slug });
    const second = await listComments(visitor(ports), { slug, after: first.next ?? randomUUID() });
    expect([first.comments.length, second.comments.length, second.next]).toEqual([COMMENTS_AT_ONCE, 2, null]);
    expect([...first.comments, ...second.comments].map(({ text }) => text)).toEqual(texts);
  });
});

describe("a report", () => {
  test("brings a comment back to the administrators once for each parent, until one has looked", async () => {
    const slug = aPost();
    const writer = await signedInParent(ports);
    const { id } = await writeComment(writer, { slug, text: "Hmm." });
    const reporter = await signedInParent(ports);
    const report = (ctx: Context) => reportComment(ctx, { id, reason: "unkind" });
    await expect(report(reporter)).rejects.toMatchObject(NOT_FOUND);
    await decide(id, "shown");
    await expect(report(writer)).rejects.toMatchObject(NOT_FOUND);
    await Promise.all(Array.from({ length: 8 }, () => report(reporter)));
    await report(await signedInParent(ports));
    expect(await queued("reported")).toEqual([[id, ["unkind", "unkind"]]]);
    expect(await seenBy(visitor(ports), slug)).toHaveLength(1);
    await decide(id, "shown");
    expect(await queued("reported")).toEqual([]);
    expect(await seenBy(visitor(ports), slug)).toHaveLength(1);
  });
});

describe("administrators", () => {
  const calls = (ctx: Context, id: string) => [
    () => listQueue(ctx, { queue: "waiting" }),
    () => decideComment(ctx, { id, state: "shown" }),
    () => removeComment(ctx, id),
  ];

  test("alone decide, and only when they have just shown who they are", async () => {
    const writer = await signedInParent(ports);
    const { id } = await writeComment(writer, { slug: aPost(), text: "Hello" });
    for (const call of calls(writer, id)) await expect(call()).rejects.toMatchObject({ code: "FORBIDDEN" });
    const actor = { ...requireParentActor(admin.actor), provenAt: new Date(Date.now() - 16 * 60_000) };
    for (const call of calls({ ...admin, actor }, id))
      await expect(call()).rejects.toMatchObject({ code: "PROOF_NEEDED" });
    expect(await ports.db.postComment.findUnique({ where: { id } })).toMatchObject({ state: "waiting" });
  });

  test("stand in the record of changes with what they did, which tells no words", async () => {
    const writer = await signedInParent(ports);
    const { id } = await writeComment(writer, { slug: aPost(), text: "A zebra." });
    await decide(id, "shown");
    await removeComment(admin, id);
    const entries = await ports.db.auditEntry.findMany({
      where: { tableName: "post_comments", recordId: id },
      orderBy: { id: "asc" },
    });
    const told = entries.map(({ action, actorParentId, subjectParentId }) => [
      action,
      actorParentId,
      subjectParentId,
    ]);
    const { parentId } = writer;
    expect(told).toEqual([
      ["INSERT", parentId, parentId],
      ["UPDATE", admin.parentId, parentId],
      ["DELETE", admin.parentId, parentId],
    ]);
    expect(entries[1]?.changedFields).toEqual(["decided_at", "state"]);
    expect(JSON.stringify(entries)).not.toContain("zebra");
  });
});

test("support is told once a day how many wait, and not where none does", async () => {
  const ctx = (day: string): Context => ({ ...system(ports), now: () => new Date(`${day}T13:23:00Z`) });
  const mails = () =>
    ports.db.outboxMessage.findMany({
      where: { template: "comments-waiting" },
      select: { recipient: true, props: true },
    });
  await ports.db.postComment.deleteMany();
  await tellModerators(ctx("2026-11-01"));
  expect(await mails()).toEqual([]);
  await writeComment(await signedInParent(ports), { slug: aPost(), text: "Hello" });
  await Promise.all(Array.from({ length: 8 }, () => tellModerators(ctx("2026-11-02"))));
  expect(await mails()).toEqual([
    {
      recipient: admin.config.SUPPORT_EMAIL,
      props: {
        waiting: "1",
        reported: "0",
        commentsUrl: expect.stringMatching(/\/audit-dashboard\/comments\?queue=waiting$/) as string,
      },
    },
  ]);
  await tellModerators(ctx("2026-11-03"));
  expect(await mails()).toHaveLength(2);
});

test("what isn't shown goes after thirty days, what is shown stays, and all of it goes with its parent", async () => {
  const slug = aPost();
  const writer = await signedInParent(ports);
  const until = keptSince("refusedComments", new Date()).getTime();
  const decidedAt = (late: number) => new Date(until + late * 60_000);
  const facts = { parentId: writer.parentId, slug, firstName: "Robin" };
  const rows = [
    { text: "old", state: "refused", decidedAt: decidedAt(-1) },
    { text: "new", state: "refused", decidedAt: decidedAt(1) },
    { text: "shown", state: "shown", decidedAt: decidedAt(-1) },
  ] as const;
  for (const row of rows) await ports.db.postComment.create({ data: { ...facts, ...row } });
  await forgetRefused(system(ports));
  expect((await seenBy(writer, slug)).map(([text]) => text)).toEqual(["new", "shown"]);
  await ports.db.parent.delete({ where: { id: writer.parentId } });
  expect(await ports.db.postComment.count({ where: { slug } })).toBe(0);
});
