import "server-only";
import type { Context } from "@/lib/platform/context";
import type { LibraryQuery } from "@/lib/features/stories/contract";
import { listBooks, type LibraryPage } from "./list-books";

type ShelfWish = Omit<LibraryQuery, "cursor" | "limit">;

/** The first pages of the library, so many books in all, as one who leafs through them gets them. */
export async function listShelf(
  ctx: Context,
  wish: ShelfWish,
  { shown, step }: { shown: number; step: number },
): Promise<(LibraryPage & { size: number })[]> {
  const pages: (LibraryPage & { size: number })[] = [];
  let cursor: string | undefined;
  for (let left = shown; left > 0; left -= step) {
    const size = Math.min(left, step);
    const page = await listBooks(ctx, { ...wish, limit: size, ...(cursor !== undefined && { cursor }) });
    pages.push({ ...page, size });
    if (page.nextCursor === null) break;
    cursor = page.nextCursor;
  }
  return pages;
}
