import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { findChildStayingAt } from "@/lib/features/accounts/data-sessions";
import { showDashboard } from "@/lib/features/dashboard/show-dashboard";
import { endMembership } from "@/lib/features/family/end-membership";
import { showFamily } from "@/lib/features/family/show-family";
import { askDeletion } from "@/lib/features/privacy/ask-deletion";
import { readingEventsInput } from "@/lib/features/reading/contract";
import { logReading } from "@/lib/features/reading/log-reading";
import { handOver } from "@/lib/features/shelf/hand-over";
import { showShelf } from "@/lib/features/shelf/show-shelf";
import { takeBack } from "@/lib/features/shelf/take-back";
import { getBook } from "@/lib/features/stories/library/get-book";
import { findOwnFile } from "@/lib/features/uploads/open-file";
import { requireParentActor, scopeForSystem } from "@/lib/shared/actor";
import { accountsSystem, type AccountsSystem } from "@/tests/integration/accounts/run-jobs";
import { aBook } from "@/tests/support/library";
import { again, aFamily, aStoredFile, aVoice, join, type Grown } from "./two-families";

let system: AccountsSystem;
beforeAll(async () => {
  system = await accountsSystem();
});

const NOT_FOUND = { code: "NOT_FOUND" };

async function together() {
  const owner = await aFamily(system, "Jane", "Mabel");
  const guest = await aFamily(system, "Grace", "Leo");
  return { owner, guest, reader: await join(system, owner.ctx, guest.ctx) };
}

async function aSibling({ parentId }: { parentId: string }) {
  const child = await system.db.child.create({
    data: { parentId, name: "Otto", age: 8, gender: "Boy", readingLevel: "Emerging" },
    select: { id: true },
  });
  return { childId: child.id, bookId: await aBook(system, { parentId, childId: child.id }) };
}

/** The same parent at another device. */
async function signedInAgain(ctx: Grown): Promise<Grown> {
  const { parentId } = ctx;
  const { id: sessionId } = await system.db.session.create({
    data: { parentId, kind: "bearer", expiresAt: new Date(Date.now() + 3_600_000) },
    select: { id: true },
  });
  return again({ ...ctx, actor: { ...requireParentActor(ctx.actor), sessionId } });
}

test("a device in the hands of a child of that family shows this child's finished stories, and nothing else", async () => {
  const { owner, guest, reader } = await together();
  const sibling = await aSibling(owner);
  const { parentId, childId, bookId } = owner;
  const draft = await aBook(system, { parentId, childId });
  await system.db.book.update({ where: { id: draft }, data: { status: "draft" } });
  const [cover, read, recorded] = [
    await aStoredFile(system, parentId, "picture"),
    await aStoredFile(system, parentId, "narration"),
    await aStoredFile(system, parentId, "narration"),
  ];
  await system.db.book.update({ where: { id: bookId }, data: { coverFileId: cover } });
  await aVoice(system, bookId, "embedded:slt", read);
  await aVoice(system, bookId, `own:${randomUUID()}`, recorded);

  await handOver(reader, { childId });
  const child = await again(reader);
  const shelf = await showShelf(child, { cursor: null });
  expect(shelf).toMatchObject({ childId, name: "Mabel", books: [{ id: bookId }] });
  expect(shelf?.books).toHaveLength(1);
  expect((await getBook(child, bookId)).id).toBe(bookId);
  for (const id of [cover, read]) expect((await findOwnFile(child, id)).size).toBe(5);
  // Not a sibling's, not the grown-up's own, nothing unfinished, and no voice that was recorded for its own family's ears.
  for (const id of [sibling.bookId, guest.bookId, draft])
    await expect(getBook(child, id)).rejects.toMatchObject(NOT_FOUND);
  await expect(findOwnFile(child, recorded)).rejects.toMatchObject(NOT_FOUND);
  await expect(showDashboard(child)).rejects.toMatchObject({ code: "CHILDS_MODE" });
  await expect(handOver(child, { childId: sibling.childId })).rejects.toMatchObject({ code: "CHILDS_MODE" });

  const event = { id: randomUUID(), bookId, page: 1, activeSeconds: 30, finishedBook: false };
  await logReading(
    child,
    readingEventsInput.parse({ events: [{ ...event, occurredAt: new Date().toISOString() }] }),
  );
  expect(await system.db.readingEvent.findMany({ where: { bookId } })).toMatchObject([{ parentId, childId }]);

  // Given back by the grown-up's own proof, as with their own children.
  await expect(takeBack(child)).rejects.toMatchObject({ code: "PROOF_NEEDED" });
  const { sessionId } = requireParentActor(reader.actor);
  await system.db.session.update({ where: { id: sessionId }, data: { reauthenticatedAt: new Date() } });
  await takeBack(await again(reader));
  expect((await showDashboard(await again(reader))).families).toHaveLength(1);
});

test.each(["owner", "reader", "deletion"] as const)(
  "such a device asks to sign in once reading together ends, by %s",
  async (how) => {
    const { owner, guest, reader } = await together();
    const elsewhere = await signedInAgain(reader);
    await handOver(reader, { childId: owner.childId });
    expect((await again(reader)).actor).toMatchObject({ kind: "parent", childId: owner.childId });
    const { sessionId } = requireParentActor(reader.actor);
    const scope = scopeForSystem({ kind: "system", name: "test" }, guest.parentId);
    expect(await findChildStayingAt(system.db, scope, sessionId)).toBe(owner.childId);
    if (how === "deletion") await askDeletion(owner.ctx);
    else {
      const ctx = how === "owner" ? owner.ctx : elsewhere;
      const { readers, readsWith } = await showFamily(ctx);
      await endMembership(ctx, [...readers, ...readsWith][0]?.id ?? "");
    }
    await expect(again(reader)).resolves.toMatchObject({ actor: { kind: "visitor" } });
    // Another session of the same account goes on.
    expect((await again(elsewhere)).actor).toMatchObject({ parentId: guest.parentId, families: [] });
    // A provider that lets in whoever sits there begins no session with that child.
    expect(await findChildStayingAt(system.db, scope, sessionId)).toBeNull();
  },
);
