import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { deleteChild } from "@/lib/features/stories/erasure/delete-child";
import { deleteBook } from "@/lib/features/stories/erasure/delete-book";
import { giftInput } from "@/lib/features/gifts/contract";
import { forgetGifts } from "@/lib/features/gifts/forget-gifts";
import { giveStory } from "@/lib/features/gifts/give-story";
import { listGifts } from "@/lib/features/gifts/list-gifts";
import { openGift, openGiftFile } from "@/lib/features/gifts/open-gift";
import { noteOpening } from "@/lib/features/gifts/note-opening";
import { MOST_GIFTS } from "@/lib/features/gifts/rules";
import { takeGiftBack } from "@/lib/features/gifts/take-gift-back";
import { updateChild } from "@/lib/features/children/update-child";
import { keptSince } from "@/lib/shared/retention";
import { aChildView } from "@/tests/support/a-child-view";
import { signedInParent, system as asSystem, visitor } from "@/tests/support/family";
import { aBook } from "@/tests/support/library";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let system: TestSystem;

beforeAll(async () => {
  system = await workerDatabase();
});

const NOT_FOUND = expect.objectContaining({ code: "NOT_FOUND" }) as Error;
const DAY_MS = 24 * 3600 * 1000;

async function aFamily() {
  const ctx = await signedInParent(system);
  const child = await system.db.child.create({
    data: { parentId: ctx.parentId, name: "Mila", age: 6, gender: "Girl", readingLevel: "Emerging" },
    select: { id: true },
  });
  const bookId = await aBook(system, {
    parentId: ctx.parentId,
    childId: child.id,
    childName: "Mila",
    title: "mila’s Blue Kite",
    pages: [3, 3],
  });
  await system.db.book.update({ where: { id: bookId }, data: { coverAlt: "Mila and a kite." } });
  await system.db.bookPage.updateMany({ where: { bookId }, data: { text: "Mila ran.\nMila’s kite flew." } });
  return { ctx, bookId, childId: child.id };
}

const give = async (family: Awaited<ReturnType<typeof aFamily>>, wish: object = {}) => {
  const made = await giveStory(family.ctx, { ...giftInput.parse(wish), id: family.bookId });
  return { ...made, token: made.url.split("/gift/")[1] ?? "" };
};
const open = (token: string, at = new Date()) =>
  openGift({ ...visitor(system), now: () => at }, token, randomUUID());

async function aPicture(parentId: string) {
  const storageKey = randomUUID();
  await system.storage.put(storageKey, Buffer.from("a picture"));
  const { id } = await system.db.storedFile.create({
    data: { parentId, kind: "picture", storageKey, mime: "image/jpeg", bytes: 9, sha256: new Uint8Array(32) },
    select: { id: true },
  });
  return id;
}

describe("13.6: a story that is given to read", () => {
  test("is told with another name unless the parent wants the child's, and the link is stored as a hash", async () => {
    const family = await aFamily();
    const nameless = await give(family);
    const named = await give(family, { named: true, days: 7 });
    expect(await open(nameless.token)).toMatchObject({
      title: "Robin’s Blue Kite",
      childName: null,
      coverAlt: "Robin and a kite.",
      pages: [{ text: "Robin ran.\nRobin’s kite flew." }, { number: 2 }],
      sounds: [],
    });
    expect(JSON.stringify(await open(nameless.token))).not.toMatch(/mila/i);
    expect(await open(named.token)).toMatchObject({
      ...{ title: "mila’s Blue Kite", childName: "Mila", coverAlt: "Mila and a kite." },
    });
    const kept = await system.db.$queryRaw<{ row: string }[]>`SELECT gifts::text AS row FROM gifts`;
    for (const { row } of kept) expect(row).not.toContain(named.token);
    const [first, second] = (await listGifts(family.ctx, family.bookId)).gifts;
    expect([first?.named, second?.named]).toEqual([true, false]);
  });

  test("loses the names of the whole family, says which before, and ends when one of them is known no more", async () => {
    const family = await aFamily();
    const { parentId } = family.ctx;
    const ben = await system.db.child.create({
      data: { parentId, name: "Ben", age: 4, gender: "Boy", readingLevel: "Beginner" },
      select: { id: true },
    });
    const relatives = ["Nani Asha", "Grandma"].map((name) => ({
      role: "grandmother" as const,
      name,
      look: {},
    }));
    await system.db.child.update({ where: { id: family.childId }, data: { relatives } });
    await system.db.bookPage.updateMany({
      where: { bookId: family.bookId, number: 2 },
      data: { text: "Ben laughed. Grandma looked at Asha.", alt: "Mila and Ben wave." },
    });
    expect((await listGifts(family.ctx, family.bookId)).familyNames).toEqual(["Mila", "Nani Asha", "Ben"]);
    const nameless = async () => (await give(family)).token;
    const page = async (token: string) => (await open(token))?.pages[1];
    const text = "Sasha laughed. Grandma looked at Charlie.";
    expect(await page(await nameless())).toMatchObject({ text, alt: "Robin and Sasha wave." });

    const [hidden, named] = [await nameless(), (await give(family, { named: true })).token];
    const profile = aChildView({ name: "Mila", relatives });
    await updateChild(family.ctx, { id: family.childId, profile });
    expect(await open(hidden)).not.toBeNull();
    await updateChild(family.ctx, {
      id: family.childId,
      profile: { ...profile, relatives: relatives.slice(1) },
    });
    expect([await open(hidden), await open(named)]).toEqual([null, expect.anything()]);

    const again = await nameless();
    await deleteChild(family.ctx, { id: ben.id, withStories: false });
    expect([await open(again), await open(named)]).toEqual([null, expect.anything()]);
  });

  test("counts as opened once somebody has it on their screen, not when a messenger looks at it", async () => {
    const family = await aFamily();
    const { token, gift } = await give(family);
    const opened = async () => (await listGifts(family.ctx, family.bookId)).gifts[0]?.lastOpenedAt;
    await open(token);
    expect(await opened()).toBeNull();
    const at = new Date(Date.now() + 60_000);
    await noteOpening({ ...visitor(system), now: () => at }, token);
    expect(await opened()).toBe(at.toISOString());
    await takeGiftBack(family.ctx, gift.id);
    for (const link of [token, "x".repeat(43), ""])
      await expect(noteOpening(visitor(system), link)).rejects.toEqual(NOT_FOUND);
  });

  test("opens no more once it ended, was taken back, or its story or account is gone: alike", async () => {
    const ended = await aFamily();
    const { token: oldToken } = await give(ended, { days: 7 });
    expect(await open(oldToken, new Date(Date.now() + 6.9 * DAY_MS))).not.toBeNull();
    expect(await open(oldToken, new Date(Date.now() + 7.1 * DAY_MS))).toBeNull();

    const back = await aFamily();
    const { token: backToken, gift } = await give(back);
    await expect(takeGiftBack(ended.ctx, gift.id)).rejects.toEqual(NOT_FOUND);
    await takeGiftBack(back.ctx, gift.id);
    expect(await open(backToken)).toBeNull();
    await expect(takeGiftBack(back.ctx, gift.id)).rejects.toEqual(NOT_FOUND);

    const deleted = await aFamily();
    const { token: deletedToken } = await give(deleted);
    await deleteBook(deleted.ctx, deleted.bookId);
    expect(await open(deletedToken)).toBeNull();
    expect(await system.db.gift.count({ where: { bookId: deleted.bookId } })).toBe(0);

    const leaving = await aFamily();
    const { token: leavingToken } = await give(leaving);
    const [now, due] = [new Date(), new Date(Date.now() + 7 * DAY_MS)];
    await system.db.parent.update({
      where: { id: leaving.ctx.parentId },
      data: { deletionAskedAt: now, deletionDueAt: due },
    });
    expect(await open(leavingToken)).toBeNull();
    for (const never of ["", "x".repeat(43), "../../etc", "x".repeat(5000)])
      expect(await open(never)).toBeNull();
  });

  test("goes with the child whose name it tells, though the story stays", async () => {
    const family = await aFamily();
    const { token } = await give(family, { named: true });
    await deleteChild(family.ctx, { id: family.childId, withStories: false });
    expect(await open(token)).toBeNull();
    await expect(give(family)).rejects.toMatchObject({ code: "VALIDATION" });
    expect((await open((await give(family, { named: true })).token))?.childName).toBeNull();
  });

  test("shows its own pictures alone, and those made from a photo only if the parent says so", async () => {
    const family = await aFamily();
    const [shown, other] = [await aPicture(family.ctx.parentId), await aPicture(family.ctx.parentId)];
    await system.db.bookPage.updateMany({
      where: { bookId: family.bookId, number: 1 },
      data: { pictureFileId: shown },
    });
    const { token } = await give(family);
    const file = (id: string, by = token) => openGiftFile(visitor(system), { token: by, file: id });
    expect((await open(token))?.pages[0]?.pictureUrl).toBe(`/api/gift/${token}/files/${shown}`);
    expect((await (await file(shown)).read()).toString()).toBe("a picture");
    await expect(file(other)).rejects.toEqual(NOT_FOUND);
    await expect(file(shown, "x".repeat(43))).rejects.toEqual(NOT_FOUND);

    await system.db.book.update({
      where: { id: family.bookId },
      data: { pictureSource: "painted-from-photo" },
    });
    expect((await listGifts(family.ctx, family.bookId)).fromPhoto).toBe(true);
    expect((await open(token))?.pages[0]?.pictureUrl).toBeNull();
    await expect(file(shown)).rejects.toEqual(NOT_FOUND);
    const { token: withPictures } = await give(family, { photoPictures: true });
    expect((await file(shown, withPictures)).mime).toBe("image/jpeg");
  });

  test("has ten links at most at a time, however many are asked for at once, and none for another's story", async () => {
    const family = await aFamily();
    for (let made = 0; made < MOST_GIFTS - 2; made++) await give(family);
    await Promise.allSettled(Array.from({ length: 8 }, () => give(family)));
    const count = () => system.db.gift.count({ where: { bookId: family.bookId } });
    expect(await count()).toBeLessThanOrEqual(MOST_GIFTS);
    // Where the database was busy, some of them were sent away for that.
    while ((await count()) < MOST_GIFTS) await give(family);
    await expect(give(family)).rejects.toMatchObject({ code: "LIMIT_REACHED" });
    const stranger = await aFamily();
    await expect(give({ ...stranger, bookId: family.bookId })).rejects.toEqual(NOT_FOUND);
    await expect(listGifts(stranger.ctx, family.bookId)).rejects.toEqual(NOT_FOUND);
  });

  test("stands in the record of changes, and is dropped thirty days after it ended", async () => {
    const family = await aFamily();
    const [kept, old] = [await give(family), await give(family)];
    const since = keptSince("endedGifts", new Date());
    const move = (id: string, expiresAt: Date) =>
      system.db.gift.update({ where: { id }, data: { createdAt: new Date(0), expiresAt } });
    await move(old.gift.id, new Date(since.getTime() - DAY_MS));
    await move(kept.gift.id, new Date(since.getTime() + DAY_MS));
    await forgetGifts(asSystem(system));
    expect(await system.db.gift.findMany({ where: { bookId: family.bookId }, select: { id: true } })).toEqual(
      [{ id: kept.gift.id }],
    );
    await takeGiftBack(family.ctx, kept.gift.id);
    const rows = await system.db.auditEntry.findMany({
      where: { tableName: "gifts", recordId: kept.gift.id },
      orderBy: { id: "asc" },
      select: { action: true, actorParentId: true },
    });
    expect(rows).toEqual([
      { action: "INSERT", actorParentId: family.ctx.parentId },
      { action: "DELETE", actorParentId: family.ctx.parentId },
    ]);
  });
});
