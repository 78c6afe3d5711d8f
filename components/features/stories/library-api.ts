import type { BookView } from "@/lib/features/stories/contract";
import { api, type ApiResult } from "@/lib/shared/api-client";

export const PAGE_SIZE = 24;

export type LibraryQuery = {
  search: string;
  /** The last book that is already on screen. */
  after?: string;
};

export type FetchedPage = { books: BookView[]; more: boolean };

/** One book more than is shown is asked for, so that a full page which is the last one is known to be. */
export async function fetchBooks({ search, after }: LibraryQuery): Promise<ApiResult<FetchedPage>> {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE + 1) });
  if (search) query.set("search", search);
  if (after) query.set("cursor", after);
  const result = await api<BookView[]>("GET", `/api/books?${query}`);
  return result.ok ? { ...result, data: toPage(result.data) } : result;
}

export const toPage = (found: BookView[]): FetchedPage => ({
  books: found.slice(0, PAGE_SIZE),
  more: found.length > PAGE_SIZE,
});
