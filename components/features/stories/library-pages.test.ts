import { expect, test } from "vitest";
import type { BookView } from "@/lib/features/stories/contract";
import { booksOf, PAGE_SIZE, readShown, toPage } from "./library-pages";

const book = (id: number): BookView => ({
  id: String(id),
  title: "The lost kite",
  childId: null,
  childName: "Ada",
  theme: "adventure",
  level: "Emerging",
  status: "completed",
  tags: [],
  coverUrl: null,
  pdfUrl: null,
  createdAt: "2026-11-01T19:00:00.000Z",
});
const books = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => book(from + index));

test("the next page goes behind, without what is there already", () => {
  const pages = [toPage(books(0, 4), 3), toPage([book(2), book(3)], 3)];
  expect(booksOf(pages).map(({ id }) => id)).toEqual(["0", "1", "2", "3"]);
});

test.each([
  { found: PAGE_SIZE + 1, shown: PAGE_SIZE, more: true },
  { found: PAGE_SIZE, shown: PAGE_SIZE, more: false },
  { found: 1, shown: 1, more: false },
  { found: 0, shown: 0, more: false },
])("of $found found $shown are shown, and there are more: $more", ({ found, shown, more }) => {
  const page = toPage(books(0, found), PAGE_SIZE);
  expect([page.books.length, page.more]).toEqual([shown, more]);
});

test.each([
  ["48", 48],
  ["1", PAGE_SIZE],
  ["100000", 199],
  ["4.5", PAGE_SIZE],
  ["none", PAGE_SIZE],
  [null, PAGE_SIZE],
])("an address that says %s brings %i books back", (shown, expected) => {
  expect(readShown(() => shown)).toBe(expected);
});
