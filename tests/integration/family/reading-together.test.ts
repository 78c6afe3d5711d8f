import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { askDeletion } from "@/lib/features/privacy/ask-deletion";
import { eraseAccount } from "@/lib/features/privacy/erase-account";
import { answerChange } from "@/lib/features/addresses/answer-change";
import { askEmailChange } from "@/lib/features/addresses/ask-email-change";
import { listChildren } from "@/lib/features/children/list-children";
import { showDashboard } from "@/lib/features/dashboard/show-dashboard";
import { endMembership } from "@/lib/features/family/end-membership";
import { showFamily } from "@/lib/features/family/show-family";
import { listNarrations } from "@/lib/features/narration/list-narrations";
import { showNarration } from "@/lib/features/narration/show-narration";
import { askNarration } from "@/lib/features/narration/ask-narration";
import { logReading } from "@/lib/features/reading/log-reading";
import { handOver } from "@/lib/features/shelf/hand-over";
import { libraryQuery } from "@/lib/features/stories/contract";
import { deleteBook } from "@/lib/features/stories/erasure/delete-book";
import { getBook } from "@/lib/features/stories/library/get-book";
import { listBooks } from "@/lib/features/stories/library/list-books";
import { takeEpub } from "@/lib/features/stories/library/take-epub";
import { openFile, findOwnFile } from "@/lib/features/uploads/open-file";
import type { Context } from "@/lib/platform/context";
import { requireParentActor } from "@/lib/shared/actor";
import {
  accountsSystem,
  anAddress,
  aVisitor,
  linkIn,
  runJobs,
  type AccountsSystem,
} from "@/tests/integration/accounts/run-jobs";
import { countQueriesOf } from "@/tests/support/count-queries";
import { signedInParent, system as asSystem } from "@/tests/support/family";
import {
  accept,
  again,
  aFamily,
  aStoredFile,
  aVoice,
  emailOf,
  fromElsewhere,
  inviteFrom,
  join,
  mailedTo,
} from "./two-families";

let system: AccountsSystem;
beforeAll(async () => {
  system = await accountsSystem();
});

const NOT_FOUND = { code: "NOT_FOUND" };
const shelf = async (ctx: Context, query: object = {}) =>
  (await listBooks(ctx, libraryQuery.parse(query))).books.map(({ id, family }) => [id, family]);

async function together() {
  const owner = await aFamily(system, "Jane", "Mabel");
  const guest = await aFamily(system, "Grace", "Leo");
  return { owner, guest, reader: await join(system, owner.ctx, guest.ctx) };
}

describe("13.5: a grown-up who reads with another family", () => {
  test("finds its finished stories beside their own, by whose they are, and nothing that isn't finished", async () => {
    const { owner, guest, reader } = await together();
    const draft = await system.db.book.findUniqueOrThrow({ where: { id: owner.bookId } });
    const { id: _, ...rest } = draft;
    const unfinished = await system.db.book.create({
      data: { ...rest, pdfFileId: null, status: "draft", finishedAt: null, levelReport: {}, heroLook: {} },
    });
    expect((await shelf(reader)).sort()).toEqual(
      [
        [guest.bookId, null],
        [owner.bookId, "Jane"],
      ].sort(),
    );
    for (const sort of ["title", "lastRead"]) expect(await shelf(reader, { sort })).toHaveLength(2);
    expect(await shelf(reader, { childId: owner.childId })).toEqual([[owner.bookId, "Jane"]]);
    expect(await shelf(reader, { search: "mabel" })).toEqual([[owner.bookId, "Jane"]]);
    expect(await shelf(owner.ctx)).toEqual([[owner.bookId, null]]);
    expect(await getBook(reader, owner.bookId)).toMatchObject({
      family: "Jane",
      levels: { easier: null, harder: null },
    });
    await expect(getBook(reader, unfinished.id)).rejects.toMatchObject(NOT_FOUND);
    await expect(getBook(owner.ctx, guest.bookId)).rejects.toMatchObject(NOT_FOUND);
    expect((await showDashboard(reader)).families).toMatchObject([
      { name: "Jane", children: [{ name: "Mabel", next: { id: owner.bookId }, again: null }] },
    ]);
    expect((await listChildren(reader)).map(({ name }) => name)).toEqual(["Leo"]);
    expect((await takeEpub(reader, { id: owner.bookId, level: undefined })).title).toBe("Mabel’s Kite");
  });

  test("what they read counts for the child, and nowhere else", async () => {
    const { owner, guest, reader } = await together();
    const event = (bookId: string) => ({
      id: randomUUID(),
      bookId,
      page: 1,
      activeSeconds: 2,
      listenedSeconds: 0,
      finishedBook: false,
      occurredAt: new Date().toISOString(),
      tappedWords: [],
    });
    const events = [event(owner.bookId), event(guest.bookId)];
    expect(await logReading(reader, { events })).toMatchObject({ accepted: 2 });
    const rows = await system.db.readingEvent.findMany({ where: { id: { in: events.map(({ id }) => id) } } });
    expect(rows.map(({ parentId, childId, bookId }) => [parentId, childId, bookId]).sort()).toEqual(
      [
        [owner.parentId, owner.childId, owner.bookId],
        [guest.parentId, guest.childId, guest.bookId],
      ].sort(),
    );
    expect(await getBook(owner.ctx, owner.bookId)).toMatchObject({ openPage: 1 });
  });

  test("hears the voices that have read a story, and not what its grown-ups recorded", async () => {
    const { owner, reader } = await together();
    const [sound, recorded] = [
      await aStoredFile(system, owner.parentId, "narration"),
      await aStoredFile(system, owner.parentId, "narration"),
    ];
    const read = await aVoice(system, owner.bookId, "embedded:slt", sound);
    const { id: label } = await system.db.recordedVoice.create({
      data: { parentId: owner.parentId, label: "Dad" },
    });
    const own = await aVoice(system, owner.bookId, `own:${label}`, recorded);
    const heard = await listNarrations(reader, { id: owner.bookId, level: undefined });
    expect(heard.narrations.map(({ id }) => id)).toEqual([read]);
    expect(heard.voices.map(({ id, allowed }) => [id, allowed])).toEqual([["embedded:slt", true]]);
    expect(await showNarration(reader, read)).toMatchObject({ bookId: owner.bookId });
    await expect(showNarration(reader, own)).rejects.toMatchObject(NOT_FOUND);
    expect(await findOwnFile(reader, sound)).toMatchObject({ kind: "narration" });
    await expect(findOwnFile(reader, recorded)).rejects.toMatchObject(NOT_FOUND);
    expect(await askNarration(reader, { id: owner.bookId, voice: "embedded:slt" })).toMatchObject({
      id: read,
    });
    for (const voice of ["embedded:rms", `own:${label}`] as const)
      await expect(askNarration(reader, { id: owner.bookId, voice })).rejects.toMatchObject(NOT_FOUND);
    expect(await system.db.narration.count({ where: { bookId: owner.bookId } })).toBe(2);
  });

  test("is shown the pictures of stories, and no photo, PDF or loose file", async () => {
    const { owner, reader } = await together();
    const [shown, loose, photo, pdf] = [
      await aStoredFile(system, owner.parentId, "picture"),
      await aStoredFile(system, owner.parentId, "picture"),
      await aStoredFile(system, owner.parentId, "profile_photo"),
      await aStoredFile(system, owner.parentId, "pdf"),
    ];
    await system.db.book.update({
      where: { id: owner.bookId },
      data: { coverFileId: shown, pdfFileId: pdf },
    });
    await system.db.child.update({ where: { id: owner.childId }, data: { photoFileId: photo } });
    expect(await findOwnFile(reader, shown)).toMatchObject({ kind: "picture" });
    for (const id of [loose, photo, pdf])
      await expect(findOwnFile(reader, id)).rejects.toMatchObject(NOT_FOUND);
    for (const id of [shown, photo]) await expect(openFile(reader, id)).rejects.toMatchObject(NOT_FOUND);
  });

  test.each(["owner", "reader"] as const)("the %s ends it, at once, and the other is told", async (who) => {
    const { owner, guest, reader } = await together();
    const by = who === "owner" ? owner.ctx : reader;
    const { readers, readsWith } = await showFamily(by);
    const id = [...readers, ...readsWith][0]?.id ?? "";
    await endMembership(by, id);
    const after = await again(reader);
    expect(await shelf(after)).toEqual([[guest.bookId, null]]);
    await expect(getBook(after, owner.bookId)).rejects.toMatchObject(NOT_FOUND);
    await expect(takeEpub(after, { id: owner.bookId, level: undefined })).rejects.toMatchObject(NOT_FOUND);
    expect((await showDashboard(after)).families).toEqual([]);
    await expect(endMembership(by, id)).rejects.toMatchObject(NOT_FOUND);
    await runJobs(system);
    const to = who === "owner" ? emailOf(reader) : emailOf(owner.ctx);
    expect(system.sent.findLast((mail) => mail.to === to)?.subject).toMatch(/no longer read/);
    // In the record of changes of both.
    const noted = await system.db.auditEntry.findMany({
      where: { tableName: "family_members", recordId: id, action: "DELETE" },
    });
    expect(noted.map(({ subjectParentId }) => subjectParentId).sort()).toEqual(
      [owner.ctx.parentId, guest.ctx.parentId].sort(),
    );
    for (const { actorParentId } of noted) expect(actorParentId).toBe(requireParentActor(by.actor).parentId);
  });

  test("whoever is invited and hasn't accepted, or is another family’s reader, reads nothing", async () => {
    const { owner } = await together();
    const invited = await signedInParent(system);
    await inviteFrom(owner.ctx, emailOf(invited));
    const elsewhere = await join(
      system,
      (await aFamily(system, "Ada", "Ida")).ctx,
      await signedInParent(system),
    );
    for (const ctx of [await again(invited), elsewhere]) {
      await expect(getBook(ctx, owner.bookId)).rejects.toMatchObject(NOT_FOUND);
      expect((await shelf(ctx)).filter(([id]) => id === owner.bookId)).toEqual([]);
    }
  });

  test("a reader’s own readers don't read on, and a device in a child’s hands shows the child’s own", async () => {
    const { owner, guest, reader } = await together();
    const third = await join(system, guest.ctx, await signedInParent(system));
    expect(await shelf(third)).toEqual([[guest.bookId, "Grace"]]);
    await expect(handOver(third, { childId: owner.childId })).rejects.toMatchObject(NOT_FOUND);
    await handOver(reader, { childId: guest.childId });
    const child = await again(reader);
    expect(await shelf(child)).toEqual([[guest.bookId, null]]);
    await expect(getBook(child, owner.bookId)).rejects.toMatchObject(NOT_FOUND);
  });

  test("a story that its owner deletes is gone for the reader", async () => {
    const { owner, reader } = await together();
    await deleteBook(owner.ctx, owner.bookId);
    await expect(getBook(await again(reader), owner.bookId)).rejects.toMatchObject(NOT_FOUND);
  });

  test.each(["owner", "reader"] as const)("the end of the %s’s account ends it", async (who) => {
    const { owner, guest, reader } = await together();
    const leaving = who === "owner" ? owner : guest;
    const stays = who === "owner" ? guest : owner;
    // Somebody else has invited the address that goes.
    const other = await aFamily(system, "Ada", "Ida");
    await inviteFrom(other.ctx, emailOf(leaving.ctx));
    await askDeletion(who === "owner" ? owner.ctx : reader);
    if (who === "owner")
      await expect(getBook(await again(reader), owner.bookId)).rejects.toMatchObject(NOT_FOUND);
    const inAWeek = () => new Date(Date.now() + 8 * 24 * 3600 * 1000);
    await eraseAccount({ ...asSystem(system), now: inAWeek }, { parentId: leaving.parentId });
    expect(
      await system.db.familyMember.count({
        where: { OR: [{ ownerId: leaving.parentId }, { readerId: leaving.parentId }] },
      }),
    ).toBe(0);
    expect((await showFamily(other.ctx)).invitations).toEqual([]);
    expect(await showFamily(stays.ctx)).toMatchObject({ readers: [], readsWith: [] });
    expect(await shelf(stays.ctx)).toEqual([[stays.bookId, null]]);
  });

  test("an invitation follows whoever it went to when their address changes", async () => {
    const owner = await aFamily(system, "Jane", "Mabel");
    const reader = await signedInParent(system);
    const [old, newEmail] = [emailOf(reader), anAddress()];
    await inviteFrom(owner.ctx, old);
    const token = await mailedTo(system, old);
    await askEmailChange(reader, { newEmail, address: fromElsewhere() });
    await runJobs(system);
    for (const to of [old, newEmail]) {
      const link = linkIn(system, to, "/confirm-email").searchParams.get("token") ?? "";
      await answerChange(aVisitor(system), { token: link, wasMe: true, address: fromElsewhere() });
    }
    await accept(await again(reader), token);
    expect((await showFamily(owner.ctx)).readers).toHaveLength(1);
  });

  test("costs no query more to look who calls, and none in the library", async () => {
    const { reader } = await together();
    expect(await countQueriesOf(() => again(reader))).toBe(1);
    expect(await countQueriesOf(() => shelf(reader))).toBe(1);
    expect(await countQueriesOf(() => showDashboard(reader))).toBe(4);
  });
});
