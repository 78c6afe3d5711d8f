import { expect, test } from "vitest";
import type { BookView } from "@/lib/features/stories/contract";
import { PAGE_SIZE, toPage } from "./library-api";
import { extended } from "./use-library";

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
  const shelf = extended({ search: "", books: books(0, 3), more: true }, toPage([book(2), book(3)]));
  expect(shelf.books.map(({ id }) => id)).toEqual(["0", "1", "2", "3"]);
});

test.each([
  { found: PAGE_SIZE + 1, shown: PAGE_SIZE, more: true },
  { found: PAGE_SIZE, shown: PAGE_SIZE, more: false },
  { found: 1, shown: 1, more: false },
  { found: 0, shown: 0, more: false },
])("of $found found $shown are shown, and there are more: $more", ({ found, shown, more }) => {
  const page = toPage(books(0, found));
  expect([page.books.length, page.more]).toEqual([shown, more]);
  expect(extended({ search: "", books: [], more: true }, page).more).toBe(more);
});
