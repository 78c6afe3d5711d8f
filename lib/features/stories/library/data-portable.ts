import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import { ownerFor, readBy, type ParentScope, type Reader } from "@/lib/shared/actor";
import type { ReadingLevel } from "@/lib/shared/story";
import { describePictures, TOLD_INSTEAD } from "@/lib/features/stories/rules";

type TakenPage = { number: number; text: string; alt: string; pictureFileId: string | null };

/** A finished book as it is told at one level, with the files that its pictures are. */
export type TakenBook = {
  owner: ParentScope;
  title: string;
  childName: string;
  level: ReadingLevel;
  talk: string[];
  note: string | null;
  coverFileId: string | null;
  coverAlt: string | null;
  portraitFileId: string | null;
  pages: TakenPage[];
};

/** `null` also for a book that isn't the reader's to read, for one that isn't finished, and for a level that it isn't told at. */
export async function findTakenBook(
  db: DbOrTx,
  reader: Reader,
  { id, level }: { id: string; level: ReadingLevel | undefined },
): Promise<TakenBook | null> {
  const row = await db.book.findFirst({
    where: { id, ...readBy(reader), deletedAt: null, status: "completed" },
    select: {
      parentId: true,
      title: true,
      childName: true,
      level: true,
      talk: true,
      coverFileId: true,
      coverAlt: true,
      portraitFileId: true,
      pictureSource: true,
      toldInstead: true,
      request: { select: { kind: true } },
      pages: {
        select: { number: true, text: true, alt: true, pictureFileId: true },
        orderBy: { number: "asc" },
      },
    },
  });
  if (!row) return null;
  const { parentId, pictureSource, toldInstead, request, ...book } = row;
  const owner = ownerFor(reader, parentId);
  const ofPictures = describePictures(request?.kind ?? "story", pictureSource);
  const notes = [toldInstead ? TOLD_INSTEAD : null, ofPictures].filter((note) => note !== null);
  const shown = { ...book, owner, note: notes.length > 0 ? notes.join(" ") : null };
  if (!level || level === book.level) return shown;
  const kept = await db.bookText.findFirst({
    where: { bookId: id, level, status: "ready" },
    select: { pages: true },
  });
  // These were written by our own code alone.
  return kept && { ...shown, level, pages: kept.pages as unknown as TakenPage[] };
}
