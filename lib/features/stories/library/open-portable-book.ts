import "server-only";
import type { PortableBook } from "@/lib/features/bookmaking/portable-book";
import { openFilesThere } from "@/lib/features/uploads/open-files-there";
import type { Context } from "@/lib/platform/context";
import type { Reader } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { LevelQuestion } from "@/lib/features/stories/contract";
import { findTakenBook } from "./data-portable";

export type BookWish = { id: string; level: LevelQuestion["level"] };

/** @throws AppError NOT_FOUND, also for a book that isn't the reader's to read, for one that isn't finished and for a level not told */
export async function openPortableBook(ctx: Context, reader: Reader, wish: BookWish): Promise<PortableBook> {
  const found = await findTakenBook(ctx.db, reader, wish);
  if (!found) throw new AppError("NOT_FOUND", "Resource not found.");
  const { owner, coverFileId, portraitFileId, pages, ...book } = found;
  const ids = [coverFileId, portraitFileId, ...pages.map(({ pictureFileId }) => pictureFileId)];
  const there = await openFilesThere(ctx, {
    parent: owner,
    ids: [...new Set(ids.filter((id) => id !== null))],
  });
  const bytesOf = (id: string | null): Uint8Array | null => (id ? (there.get(id) ?? null) : null);
  return {
    ...book,
    id: wish.id,
    pages: pages.map(({ pictureFileId, number, text, alt }) => ({
      number,
      text,
      alt,
      picture: bytesOf(pictureFileId),
    })),
    cover: bytesOf(coverFileId),
    portrait: bytesOf(portraitFileId),
    at: ctx.now(),
    narration: null,
  };
}
