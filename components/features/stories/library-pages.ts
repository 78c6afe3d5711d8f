import type { BookView } from "@/lib/features/stories/contract";
import { MAX_LIBRARY_PAGE } from "@/lib/features/stories/rules";

export const PAGE_SIZE = 24;

/** What the library shows; it stands in the address. */
export type LibraryWish = { search: string };

export type LibraryPage = { books: BookView[]; more: boolean };

/** `found` has one book more than fits where there are more. */
export const toPage = (found: BookView[], size: number): LibraryPage => ({
  books: found.slice(0, size),
  more: found.length > size,
});

/** All pages as one list; a book that moved on while pages were fetched stands there once. */
export const booksOf = (pages: readonly LibraryPage[]): BookView[] => [
  ...new Map(pages.flatMap(({ books }) => books).map((book) => [book.id, book])).values(),
];

type Query = (name: string) => string | null;

export const readWish = (query: Query): LibraryWish => ({ search: (query("q") ?? "").trim().slice(0, 100) });

/** How many books a reload brings back: as many as were there. */
export function readShown(query: Query): number {
  const shown = Number(query("shown"));
  if (!Number.isInteger(shown)) return PAGE_SIZE;
  return Math.min(Math.max(shown, PAGE_SIZE), MAX_LIBRARY_PAGE - 1);
}
