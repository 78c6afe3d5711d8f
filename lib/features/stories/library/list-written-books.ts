import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireReader } from "@/lib/shared/actor";
import { Written } from "@/lib/shared/written";
import type { BookView, LibraryQuery } from "@/lib/features/stories/contract";
import { findLibrary } from "./data-library";
import { readCursor, writeCursor } from "./library-cursor";

export type WrittenPage = {
  books: Written<BookView[]>;
  nextCursor: string | null;
  /** How many match in all; only the first page says it. */
  total: number | null;
};

/**
 * A page of the library, as it is answered. Beside the parent's own books those of families that invited them; where a
 * child reads, its own alone. @throws AppError VALIDATION for a cursor of another list
 */
export async function listWrittenBooks(
  ctx: Context,
  { cursor, ...query }: LibraryQuery,
): Promise<WrittenPage> {
  const after = cursor === undefined ? null : readCursor(query.sort, cursor);
  const reader = requireReader(ctx.actor);
  const { childId } = reader;
  const found = await findLibrary(ctx.db, reader, { ...query, ...(childId && { childId }), after });
  const rows = found.rows.slice(0, query.limit);
  const last = rows.at(-1);
  const isMore = found.rows.length > rows.length;
  return {
    books: new Written(`[${rows.map(({ book }) => book).join(",")}]`),
    nextCursor: isMore && last ? writeCursor(query.sort, last) : null,
    total: found.total,
  };
}
