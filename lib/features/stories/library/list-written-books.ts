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
  const { books, last, total } = await findLibrary(ctx.db, reader, {
    ...query,
    ...(childId && { childId }),
    after,
  });
  return {
    books: new Written(books),
    nextCursor: last && writeCursor(query.sort, last),
    total,
  };
}
