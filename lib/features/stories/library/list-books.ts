import "server-only";
import type { BookView, LibraryQuery } from "@/lib/features/stories/contract";
import type { Context } from "@/lib/platform/context";
import { listWrittenBooks, type WrittenPage } from "./list-written-books";

export type LibraryPage = Omit<WrittenPage, "books"> & { books: BookView[] };

/** A page of the library for whoever draws it. @throws AppError VALIDATION for a cursor of another list */
export async function listBooks(ctx: Context, query: LibraryQuery): Promise<LibraryPage> {
  const { books, ...page } = await listWrittenBooks(ctx, query);
  return { ...page, books: books.read() };
}
