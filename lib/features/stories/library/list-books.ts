import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { BookView, LibraryQuery } from "@/lib/features/stories/contract";
import { findLibrary } from "./data-library";

export type LibraryPage = { books: BookView[]; nextCursor: string | null };

export async function listBooks(ctx: Context, query: LibraryQuery): Promise<LibraryPage> {
  const found = await findLibrary(ctx.db, requireParent(ctx.actor), query);
  const books = found.slice(0, query.limit);
  return { books, nextCursor: found.length > books.length ? (books.at(-1)?.id ?? null) : null };
}
