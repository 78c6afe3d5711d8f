import type { BookView, LibraryQuery } from "@/lib/features/stories/contract";
import { LIBRARY_SORTS, type LibrarySort } from "@/lib/features/stories/rules";

export const PAGE_SIZE = 24;
/** The most that a reload brings back, and in which steps: as many as an answer has. */
const MAX_SHOWN = 600;
export const SHELF_STEP = 192;

/** What the library shows; it stands in the address. */
export type LibraryWish = { search: string; childId: string | null; unread: boolean; sort: LibrarySort };

export const WHOLE_LIBRARY: LibraryWish = { search: "", childId: null, unread: false, sort: "newest" };

/** Less than everything is asked for. */
export const isNarrowed = ({ search, childId, unread }: LibraryWish): boolean =>
  search !== "" || childId !== null || unread;

export type LibraryPage = {
  books: BookView[];
  /** What asks for the next page. */
  next: string | null;
  /** How many match in all, where it is the first page. */
  total: number | null;
};

/** All pages as one list; a book that moved on while pages were fetched stands there once. */
export const booksOf = (pages: readonly LibraryPage[]): BookView[] => [
  ...new Map(pages.flatMap(({ books }) => books).map((book) => [book.id, book])).values(),
];

/** What the call takes for a wish. */
export const queryOf = ({
  search,
  childId,
  unread,
  sort,
}: LibraryWish): Pick<LibraryQuery, "search" | "childId" | "reading" | "sort"> => ({
  sort,
  ...(search && { search }),
  ...(childId !== null && { childId }),
  ...(unread && { reading: "unread" }),
});

type Query = (name: string) => string | null;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function readWish(query: Query): LibraryWish {
  const child = query("for") ?? "";
  return {
    search: (query("q") ?? "").trim().slice(0, 100),
    childId: UUID.test(child) ? child : null,
    unread: query("unread") === "1",
    sort: LIBRARY_SORTS.find((sort) => sort === query("sort")) ?? "newest",
  };
}

/** How many books a reload brings back: as many as were there. */
export function readShown(query: Query): number {
  const shown = Number(query("shown"));
  if (!Number.isInteger(shown)) return PAGE_SIZE;
  return Math.min(Math.max(shown, PAGE_SIZE), MAX_SHOWN);
}

/** Stories that go on after one another stand together, in their order, where the first of them comes. */
export function shelve(books: readonly BookView[]): BookView[] {
  const done = new Set<string>();
  return books.flatMap((book) => {
    if (!book.series) return [book];
    const { id } = book.series;
    if (done.has(id)) return [];
    done.add(id);
    const parts = books.filter(({ series }) => series?.id === id);
    return parts.toSorted((left, right) => (left.series?.part ?? 0) - (right.series?.part ?? 0));
  });
}
