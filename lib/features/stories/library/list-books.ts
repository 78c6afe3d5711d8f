import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireReader } from "@/lib/shared/actor";
import type { BookView, LibraryQuery } from "@/lib/features/stories/contract";
import { findLibrary } from "./data-library";
import { readCursor, writeCursor } from "./library-cursor";

export type LibraryPage = {
  books: BookView[];
  nextCursor: string | null;
  /** How many match in all; only the first page says it. */
  total: number | null;
};

/** Beside the parent's own those of families that invited them; where a child reads, its own alone. @throws AppError VALIDATION for a cursor of another list */
export async function listBooks(ctx: Context, { cursor, ...query }: LibraryQuery): Promise<LibraryPage> {
  const after = cursor === undefined ? null : readCursor(query.sort, cursor);
  const reader = requireReader(ctx.actor);
  const { childId } = reader;
  const found = await findLibrary(ctx.db, reader, { ...query, ...(childId && { childId }), after });
  const books = found.books.slice(0, query.limit);
  const last = found.places[books.length - 1];
  const isMore = found.books.length > books.length;
  return { books, nextCursor: isMore && last ? writeCursor(query.sort, last) : null, total: found.total };
}
