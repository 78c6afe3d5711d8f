import { beforeAll, expect, it } from "vitest";
import { createChild } from "@/lib/features/children/create-child";
import { deleteChild } from "@/lib/features/stories/erasure/delete-child";
import { showDashboard } from "@/lib/features/dashboard/show-dashboard";
import { aChild, signedInParent, subscribe } from "@/tests/support/family";
import { aBook } from "@/tests/support/library";
import { workerDatabase, type TestSystem } from "@/tests/support/worker-database";

let system: TestSystem;

beforeAll(async () => {
  system = await workerDatabase();
});

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));

it("a new family's overview is empty", async () => {
  expect(await showDashboard(await signedInParent(system))).toEqual({
    totalChildren: 0,
    totalStories: 0,
    readingTime: 0,
    totalBadges: 0,
    reading: [],
    recentBadges: [],
    families: [],
  });
});

it("the overview counts what is there and shows the two newest badges of each child", async () => {
  const ctx = await signedInParent(system);
  await subscribe(system, ctx.parentId, "family");
  const { parentId } = ctx;
  const ada = await createChild(ctx, aChild({ name: "Ada" }));
  const ben = await createChild(ctx, aChild({ name: "Ben" }));
  const gone = await createChild(ctx, aChild({ name: "Cleo" }));
  await system.db.badge.createMany({
    data: [
      { childId: ada.id, badge: "first-story", awardedAt: at(1) },
      { childId: ada.id, badge: "five-stories", awardedAt: at(2) },
      { childId: ada.id, badge: "reading-hour", awardedAt: at(3) },
      { childId: ben.id, badge: "first-story", awardedAt: at(4) },
      { childId: gone.id, badge: "first-story", awardedAt: at(5) },
    ],
  });
  const bookId = await aBook(system, { parentId, childId: ada.id });
  await aBook(system, { parentId, childId: gone.id });
  const event = { parentId, bookId, pageNumber: 1, occurredAt: at(1) };
  await system.db.readingEvent.createMany({
    data: [ada.id, ben.id, gone.id].map((childId) => ({
      ...event,
      childId,
      id: crypto.randomUUID(),
      activeSeconds: 90,
    })),
  });
  await deleteChild(ctx, { id: gone.id });

  const stranger = await signedInParent(system);
  const theirs = await createChild(stranger, aChild());
  await aBook(system, { parentId: stranger.parentId, childId: theirs.id });

  expect(await showDashboard(ctx)).toEqual({
    totalChildren: 2,
    totalStories: 2,
    readingTime: 3,
    totalBadges: 4,
    reading: [
      { childId: ada.id, next: { id: bookId, title: "The Blue Kite", openPage: null }, again: null },
      { childId: ben.id, next: null, again: null },
    ],
    recentBadges: [
      {
        childId: ben.id,
        childName: "Ben",
        badges: [{ key: "first-story", name: "First story", awardedAt: at(4).toISOString() }],
      },
      {
        childId: ada.id,
        childName: "Ada",
        badges: [
          { key: "reading-hour", name: "An hour of reading", awardedAt: at(3).toISOString() },
          { key: "five-stories", name: "Five stories", awardedAt: at(2).toISOString() },
        ],
      },
    ],
    families: [],
  });
});

it("16.34: what was begun is read next, else what is new, and what was read last is read again", async () => {
  const ctx = await signedInParent(system);
  const { parentId } = ctx;
  const { id: childId } = await createChild(ctx, aChild());
  const reading = async () => (await showDashboard(ctx)).reading;
  const book = (title: string, read: { lastReadAt?: Date; openPage?: number } = {}) =>
    aBook(system, { parentId, childId, title }).then((id) =>
      system.db.book.update({ where: { id }, data: read, select: { id: true } }),
    );
  expect(await reading()).toEqual([{ childId, next: null, again: null }]);
  await book("Long ago", { lastReadAt: at(1) });
  await book("Yesterday", { lastReadAt: at(5) });
  await book("Older");
  const newest = await book("Newest");
  expect(await reading()).toMatchObject([
    { next: { id: newest.id, title: "Newest", openPage: null }, again: { title: "Yesterday" } },
  ]);
  await book("Begun", { lastReadAt: at(2), openPage: 3 });
  await book("Begun later", { lastReadAt: at(3), openPage: 6 });
  expect(await reading()).toMatchObject([
    { next: { title: "Begun later", openPage: 6 }, again: { title: "Yesterday" } },
  ]);
});
