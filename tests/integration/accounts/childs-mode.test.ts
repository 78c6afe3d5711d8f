import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { proveAgain } from "@/lib/features/accounts/proof/prove-again";
import { PROOF_SECONDS } from "@/lib/features/accounts/rules";
import { findCurrentSession } from "@/lib/features/accounts/sessions/find-current-session";
import { identifyCaller } from "@/lib/features/accounts/sessions/identify-caller";
import { listSessions } from "@/lib/features/accounts/sessions/list-sessions";
import { openSession, type OpenedSession } from "@/lib/features/accounts/sessions/open-session";
import { signOut } from "@/lib/features/accounts/sessions/sign-out";
import { signIn } from "@/lib/features/accounts/sign-in/sign-in";
import { listChildren } from "@/lib/features/children/list-children";
import { logReading } from "@/lib/features/reading/log-reading";
import { handOver } from "@/lib/features/shelf/hand-over";
import { showShelf } from "@/lib/features/shelf/show-shelf";
import { takeBack } from "@/lib/features/shelf/take-back";
import { deleteChild } from "@/lib/features/stories/erasure/delete-child";
import { getBook } from "@/lib/features/stories/library/get-book";
import { findOwnFile } from "@/lib/features/uploads/open-file";
import type { Context } from "@/lib/platform/context";
import { hashPassword } from "@/lib/platform/passwords/passwords";
import { requireParentActor } from "@/lib/shared/actor";
import { WHICHEVER_SESSION } from "@/lib/shared/leaving";
import { aBook } from "@/tests/support/library";
import { aBrowser, accountsSystem, anAddress, aVisitor, type AccountsSystem } from "./run-jobs";

const password = "moth lantern river";
const MODE = { code: "CHILDS_MODE" };
const NOT_FOUND = { code: "NOT_FOUND" };

let system: AccountsSystem;
let passwordHash: string;
beforeAll(async () => {
  system = await accountsSystem();
  passwordHash = await hashPassword(password);
});

const later = (seconds: number) => () => new Date(Date.now() + seconds * 1000);

/** Who calls from this browser now; each call looks at the session anew, as each request does. */
async function at(
  opened: OpenedSession,
  { now, leaving = null }: { now?: () => Date; leaving?: string | null } = {},
) {
  const ctx = aVisitor(system, now);
  const sessionCookie = opened.cookies?.session ?? null;
  const actor = await identifyCaller(ctx, { bearer: null, sessionCookie, fingerprintCookie: null, leaving });
  return { ...ctx, actor };
}
const childAt = ({ actor }: Context) => (actor.kind === "parent" ? (actor.childId ?? null) : "nobody");

async function aFamily() {
  const parent = await system.db.parent.create({
    data: {
      email: anAddress(),
      firstName: "Robin",
      lastName: "Hale",
      passwordHash,
      emailVerifiedAt: new Date(),
    },
    select: { id: true, email: true },
  });
  const child = (name: string) =>
    system.db.child.create({
      data: { parentId: parent.id, name, age: 4, gender: "Girl", readingLevel: "Beginner" },
      select: { id: true },
    });
  const [mia, leo] = [await child("Mia"), await child("Leo")];
  const book = (childId: string, title: string) =>
    aBook(system, { parentId: parent.id, childId, childName: "Mia", title, pages: [3, 3] });
  const opened = await signIn(aVisitor(system), { email: parent.email, password, caller: aBrowser });
  return {
    parentId: parent.id,
    email: parent.email,
    opened,
    mia: mia.id,
    leo: leo.id,
    mias: await book(mia.id, "Mia and the Moon"),
    leos: await book(leo.id, "Leo and the Drum"),
  };
}
type Family = Awaited<ReturnType<typeof aFamily>>;

async function handed(): Promise<Family> {
  const family = await aFamily();
  await handOver(await at(family.opened), { childId: family.mia });
  return family;
}

const told = (parentId: string) =>
  system.db.auditEntry.findMany({
    where: { tableName: "sessions", subjectParentId: parentId },
    select: { action: true, changedFields: true, actorParentId: true },
    orderBy: { id: "asc" },
  });

/** A sign-in at a provider from the same browser, as it ends there. */
const byProvider = (family: Family, provenAt: Date | null) =>
  openSession(aVisitor(system), {
    parentId: family.parentId,
    caller: { ...aBrowser, sessionCookie: family.opened.cookies?.session ?? null },
    provenAt,
    stillHolds: () => true,
  });

describe("13.5: a device that is handed over to a child", () => {
  test("is the child's until the password was given after that, and both stand in the record", async () => {
    const family = await handed();
    const ctx = await at(family.opened);
    expect(childAt(ctx)).toBe(family.mia);
    expect(
      await findCurrentSession(ctx, { fingerprintCookie: family.opened.cookies?.fingerprint ?? null }),
    ).toMatchObject({ signedIn: true, childId: family.mia });
    // The sign-in was seconds ago, and proves nothing of who sits there now.
    await expect(takeBack(ctx)).rejects.toMatchObject({ code: "PROOF_NEEDED" });
    await expect(proveAgain(ctx, { password: "a guess" })).rejects.toMatchObject({ code: "VALIDATION" });
    await expect(takeBack(await at(family.opened))).rejects.toMatchObject({ code: "PROOF_NEEDED" });
    await proveAgain(ctx, { password });
    await expect(takeBack(await at(family.opened, { now: later(PROOF_SECONDS + 5) }))).rejects.toMatchObject({
      code: "PROOF_NEEDED",
    });
    await takeBack(await at(family.opened));
    expect(childAt(await at(family.opened))).toBeNull();
    expect(await listChildren(await at(family.opened))).toHaveLength(2);
    expect(await told(family.parentId)).toEqual([
      { action: "UPDATE", changedFields: ["child_id", "reauthenticated_at"], actorParentId: family.parentId },
      { action: "UPDATE", changedFields: ["child_id"], actorParentId: family.parentId },
    ]);
    // Handed over once more, the proof of a moment ago is none.
    await handOver(await at(family.opened), { childId: family.leo });
    await expect(takeBack(await at(family.opened))).rejects.toMatchObject({ code: "PROOF_NEEDED" });
  });

  test("is named in the list of devices, with the child that has it", async () => {
    const family = await aFamily();
    const other = await signIn(aVisitor(system), { email: family.email, password, caller: aBrowser });
    const devices = async () =>
      (await listSessions(await at(other))).map(({ current, handedTo }) => [current, handedTo]);
    await handOver(await at(family.opened), { childId: family.mia });
    expect(await devices()).toEqual([
      [true, null],
      [false, "Mia"],
    ]);
    await proveAgain(await at(family.opened), { password });
    await takeBack(await at(family.opened));
    expect(await devices()).toEqual([
      [true, null],
      [false, null],
    ]);
  });

  test("can be handed to own children only, and not from one to the other", async () => {
    const [family, other] = [await handed(), await aFamily()];
    const ctx = await at(other.opened);
    for (const childId of [family.mia, randomUUID()])
      await expect(handOver(ctx, { childId })).rejects.toMatchObject(NOT_FOUND);
    expect(childAt(await at(other.opened))).toBeNull();
    await expect(handOver(await at(family.opened), { childId: family.leo })).rejects.toMatchObject(MODE);
    await handOver(await at(family.opened), { childId: family.mia });
    // Somebody who hasn't heard of it yet.
    const stale = await at(other.opened);
    await handOver(stale, { childId: other.mia });
    await expect(handOver(stale, { childId: other.leo })).rejects.toMatchObject(MODE);
    expect(childAt(await at(other.opened))).toBe(other.mia);
  });

  test("shows the child's own stories with their pictures, and counts what it reads", async () => {
    const family = await handed();
    const ctx = await at(family.opened);
    const shelf = await showShelf(ctx, { cursor: null });
    expect(shelf).toMatchObject({ childId: family.mia, name: "Mia", nextCursor: null });
    expect(shelf?.books.map(({ id }) => id)).toEqual([family.mias]);
    expect((await getBook(ctx, family.mias)).title).toBe("Mia and the Moon");
    await expect(getBook(ctx, family.leos)).rejects.toMatchObject(NOT_FOUND);

    const file = async (kind: "picture" | "profile_photo") => {
      const data = { parentId: family.parentId, kind, storageKey: randomUUID(), mime: "image/png", bytes: 3 };
      const made = await system.db.storedFile.create({
        data: { ...data, sha256: new Uint8Array(32) },
        select: { id: true },
      });
      return made.id;
    };
    const [own, foreign, photo] = [await file("picture"), await file("picture"), await file("profile_photo")];
    const draw = (bookId: string, pictureFileId: string) =>
      system.db.bookPage.updateMany({ where: { bookId, number: 1 }, data: { pictureFileId } });
    await draw(family.mias, own);
    await draw(family.leos, foreign);
    expect(await findOwnFile(ctx, own)).toMatchObject({ mime: "image/png" });
    for (const id of [foreign, photo]) await expect(findOwnFile(ctx, id)).rejects.toMatchObject(NOT_FOUND);

    const event = (bookId: string) => ({
      ...{ id: randomUUID(), bookId, page: 1, activeSeconds: 5, listenedSeconds: 0, finishedBook: false },
      ...{ occurredAt: new Date().toISOString(), tappedWords: [] },
    });
    expect((await logReading(ctx, { events: [event(family.mias), event(family.leos)] })).accepted).toBe(1);
    const read = await system.db.readingEvent.findMany({
      where: { parentId: family.parentId },
      select: { childId: true, bookId: true },
    });
    expect(read).toEqual([{ childId: family.mia, bookId: family.mias }]);
    expect((await showShelf(await at(family.opened), { cursor: null }))?.started?.id).toBe(family.mias);
  });

  test("shows so many stories at a time that the end is found, each of them once", async () => {
    const family = await handed();
    const story = (title: string) => ({
      ...{ parentId: family.parentId, childId: family.mia, childName: "Mia", title, pages: [3] },
    });
    for (let made = 1; made < 14; made += 1) await aBook(system, story(`Mia ${String(made)}`));
    const ctx = await at(family.opened);
    const first = await showShelf(ctx, { cursor: null });
    const second = await showShelf(ctx, { cursor: first?.nextCursor ?? null });
    expect([first?.books.length, second?.books.length, second?.nextCursor]).toEqual([12, 2, null]);
    const ids = [first, second].flatMap((board) => board?.books.map(({ id }) => id) ?? []);
    expect(new Set(ids).size).toBe(14);
    await expect(showShelf(ctx, { cursor: "nonsense" })).rejects.toMatchObject({ code: "VALIDATION" });
  });

  test("is refused what is a parent's by the use cases themselves, whoever calls them", async () => {
    const ctx = await at((await handed()).opened);
    await expect(listChildren(ctx)).rejects.toMatchObject(MODE);
  });
});

describe("13.5: a child's hands don't get out", () => {
  test("by a sign-out, by its cookie alone, or by one that the server heard of late", async () => {
    const family = await handed();
    const { sessionId } = requireParentActor((await at(family.opened)).actor);
    const sessionCookie = family.opened.cookies?.session ?? null;
    await expect(signOut(await at(family.opened), { sessionCookie: null })).rejects.toMatchObject(MODE);
    await expect(signOut(aVisitor(system), { sessionCookie })).rejects.toMatchObject(MODE);
    for (const leaving of [sessionId, WHICHEVER_SESSION])
      expect(childAt(await at(family.opened, { leaving }))).toBe(family.mia);
    expect(childAt(await at(family.opened))).toBe(family.mia);
  });

  test("by a provider that lets them in without a question, also after the session has ended", async () => {
    const family = await handed();
    for (const provenAt of [null, new Date(Date.now() - (PROOF_SECONDS + 60) * 1000)]) {
      const again = await byProvider(family, provenAt);
      expect(childAt(await at(again))).toBe(family.mia);
      await expect(takeBack(await at(again))).rejects.toMatchObject({ code: "PROOF_NEEDED" });
      family.opened = again;
    }
    await system.db.session.updateMany({
      where: { parentId: family.parentId },
      data: { revokedAt: new Date() },
    });
    expect(childAt(await at(family.opened))).toBe("nobody");
    expect(childAt(await at(await byProvider(family, null)))).toBe(family.mia);
  });

  test("but a parent gets in by the password or a sign-in that was asked for, and others by their own", async () => {
    const family = await handed();
    const other = await aFamily();
    const caller = { ...aBrowser, sessionCookie: family.opened.cookies?.session ?? null };
    expect(childAt(await at(await byProvider({ ...family, parentId: other.parentId }, null)))).toBeNull();
    const fresh = await handed();
    expect(childAt(await at(await byProvider(fresh, new Date())))).toBeNull();
    expect((await told(fresh.parentId)).map(({ action }) => action)).toEqual(["UPDATE", "UPDATE"]);
    const back = await signIn(aVisitor(system), { email: family.email, password, caller });
    expect(childAt(await at(back))).toBeNull();
  });

  test("and a deleted profile ends its devices' sessions rather than making them a parent's", async () => {
    const family = await handed();
    const elsewhere = await signIn(aVisitor(system), { email: family.email, password, caller: aBrowser });
    await deleteChild(await at(elsewhere), { id: family.mia, withStories: false });
    expect(childAt(await at(family.opened))).toBe("nobody");
    expect(childAt(await at(elsewhere))).toBeNull();
  });
});
