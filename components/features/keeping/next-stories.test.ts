import { expect, test } from "vitest";
import type { BookView } from "@/lib/features/stories/contract";
import { nextStories } from "./next-stories";

const book = (id: string, facts: Partial<BookView> = {}) =>
  ({ id, status: "completed", lastReadAt: null, openPage: null, series: null, ...facts }) as BookView;
const part = (id: string, number: number, facts: Partial<BookView> = {}) =>
  book(id, { series: { id: "moon", part: number }, ...facts });

const YESTERDAY = "2026-11-21T19:00:00Z";
const TODAY = "2026-11-22T19:00:00Z";

const next = (...books: BookView[]) => nextStories(books).map(({ id }) => id);

test("what was begun comes first, what was begun last before the rest", () => {
  const fox = book("fox", { lastReadAt: YESTERDAY, openPage: 4 });
  const owl = book("owl", { lastReadAt: TODAY, openPage: 2 });
  expect(next(book("new"), fox, owl)).toEqual(["owl", "fox", "new"]);
});

test("the next parts of a series that is being read come before other unread stories, in their order", () => {
  const read = part("moon-1", 1, { lastReadAt: TODAY });
  expect(next(book("new"), part("moon-3", 3), part("moon-2", 2), read)).toEqual(["moon-2", "moon-3", "new"]);
});

test("a series that nobody has begun is kept from its first part", () => {
  expect(next(part("moon-2", 2), part("moon-1", 1), book("old"))).toEqual(["moon-1", "moon-2", "old"]);
});

test("what was read to the end, and what isn't finished, is not among them", () => {
  expect(next(book("read", { lastReadAt: TODAY }), book("draft", { status: "draft" }))).toEqual([]);
});
