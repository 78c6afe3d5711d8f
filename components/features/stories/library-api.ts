import type { BookView } from "@/lib/features/stories/contract";
import { api, type ApiResult } from "@/lib/shared/api-client";

export const PAGE_SIZE = 24;

export type LibraryQuery = {
  search: string;
  /** The last book that is already on screen. */
  after?: string;
};

export function fetchBooks({ search, after }: LibraryQuery): Promise<ApiResult<BookView[]>> {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE) });
  if (search) query.set("search", search);
  if (after) query.set("cursor", after);
  return api<BookView[]>("GET", `/api/books?${query}`);
}
