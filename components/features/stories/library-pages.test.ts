import { expect, test } from "vitest";
import type { BookView } from "@/lib/features/stories/contract";
import { closeOfStory, storyFromLibrary, storyFromOverview } from "./library-address";
import { booksOf, PAGE_SIZE, queryOf, readShown, readWish, shelve } from "./library-pages";

const book = (id: number): BookView => ({
  id: String(id),
  title: "The lost kite",
  childId: null,
  together: [],
  childName: "Ada",
  theme: "adventure",
  level: "Emerging",
  status: "completed",
  tags: [],
  coverUrl: null,
  coverAlt: null,
  pdfUrl: null,
  createdAt: "2026-11-01T19:00:00.000Z",
  lastReadAt: null,
  openPage: null,
  series: null,
  family: null,
});
const books = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => book(from + index));

test("stories of a series stand together, in their order, where the newest of them stands", () => {
  const part = (id: number, number: number) => ({ ...book(id), series: { id: "s", part: number } });
  const shelf = shelve([book(9), part(8, 3), book(7), part(6, 1), part(5, 2), book(4)]);
  expect(shelf.map(({ id }) => id)).toEqual(["9", "6", "5", "8", "7", "4"]);
});

test("the next page goes behind, without what is there already", () => {
  const pages = [
    { books: books(0, 3), next: "c", total: 4 },
    { books: [book(2), book(3)], next: null, total: null },
  ];
  expect(booksOf(pages).map(({ id }) => id)).toEqual(["0", "1", "2", "3"]);
});

test.each([
  ["48", 48],
  ["1", PAGE_SIZE],
  ["100000", 600],
  ["4.5", PAGE_SIZE],
  ["none", PAGE_SIZE],
  [null, PAGE_SIZE],
])("an address that says %s brings %i books back", (shown, expected) => {
  expect(readShown(() => shown)).toBe(expected);
});

const CHILD = "01890000-0000-7000-8000-000000000001";
const reading = (search: string) => (name: string) => new URLSearchParams(search).get(name);

test.each([
  ["", { sort: "newest" }],
  ["q=%20kite%20", { sort: "newest", search: "kite" }],
  [`for=${CHILD}&unread=1&sort=title`, { sort: "title", childId: CHILD, reading: "unread" }],
  ["for=me&unread=yes&sort=size", { sort: "newest" }],
])("16.25: the address ?%s asks for %o", (search, expected) => {
  expect(queryOf(readWish(reading(search)))).toEqual(expected);
});

test("16.25: a story's close leads back to the same pages, search, filters and order, at its own place", () => {
  const place = `q=kite&for=${CHILD}&unread=1&sort=title&shown=72`;
  const story = storyFromLibrary("s1", reading(`tab=library&${place}&story=x`));
  expect(story).toBe(`/stories/s1?${place}`);
  expect(closeOfStory("s1", reading(place))).toBe(`/dashboard?tab=library&${place}&at=s1`);
  expect(closeOfStory("s1", reading(""))).toBe("/dashboard?tab=library&at=s1");
});

test("16.34: a story that was opened from the overview closes to it", () => {
  const [, search = ""] = storyFromOverview("s1").split("?");
  expect(closeOfStory("s1", reading(search))).toBe("/dashboard");
});
