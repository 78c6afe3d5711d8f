import { expect, test } from "vitest";
import type { BookView } from "@/lib/features/stories/contract";
import { PAGE_SIZE } from "./library-api";
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
  const shelf = extended({ search: "", books: books(0, 3), more: true }, [book(2), book(3)]);
  expect(shelf.books.map(({ id }) => id)).toEqual(["0", "1", "2", "3"]);
});

test.each([
  { count: PAGE_SIZE, more: true },
  { count: PAGE_SIZE - 1, more: false },
  { count: 0, more: false },
])("after a page of $count there are more: $more", ({ count, more }) => {
  expect(extended({ search: "", books: [], more: true }, books(0, count)).more).toBe(more);
});
