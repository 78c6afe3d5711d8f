import "server-only";
import type { NarrationUnit, StandIn, TimedRange, VoiceId } from "@/lib/shared/narration";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import type { ReadingLevel } from "@/lib/shared/story";

/** One try of a worker at a narration; only the newest may store. */
export type NarrationClaim = { narrationId: string; bookId: string; fence: number };
export type ClaimedNarration = {
  parentId: string;
  bookId: string;
  level: ReadingLevel;
  voice: VoiceId;
  fence: number;
  childName: string;
};

/** Takes a narration up; `null` where it is gone. */
export async function claimNarration(tx: DbOrTx, id: string): Promise<ClaimedNarration | null> {
  const rows = await tx.$queryRaw<ClaimedNarration[]>`
    UPDATE narrations narration SET fence = fence + 1, status = 'making', unsaid = '{}'
    FROM books book
    WHERE narration.id = ${id}::uuid AND book.id = narration.book_id AND book.deleted_at IS NULL
    RETURNING book.parent_id AS "parentId", narration.book_id AS "bookId", narration.level::text AS level,
      narration.voice, narration.fence, book.child_name AS "childName"`;
  return rows[0] ?? null;
}

/** Whoever erases a book locks it before looking for its files: no sound comes to it in between. */
export const lockBook = (tx: DbOrTx, id: string): Promise<unknown> =>
  tx.$queryRaw`SELECT 1 FROM books WHERE id = ${id}::uuid FOR KEY SHARE`;

/** Whether this claim is the newest still; locks the narration. One that is gone, alone or with its book, has none. */
export async function holdsClaim(
  tx: DbOrTx,
  { narrationId, bookId, fence }: NarrationClaim,
): Promise<boolean> {
  await lockBook(tx, bookId);
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM narrations WHERE id = ${narrationId}::uuid AND fence = ${fence} FOR UPDATE`;
  return rows.length === 1;
}

/** The texts whose sounds are stored by the chosen voice, by page number: where another stood in, it tries again. */
export async function findSpoken(db: DbOrTx, narrationId: string): Promise<Map<number, Uint8Array>> {
  const rows = await db.narrationPage.findMany({
    where: { narrationId, standIn: null },
    select: { pageNumber: true, textSha256: true },
  });
  return new Map(rows.map(({ pageNumber, textSha256 }) => [pageNumber, textSha256]));
}

export type NewSound = {
  pageNumber: number;
  textSha256: Uint8Array<ArrayBuffer>;
  fileId: string;
  durationMs: number;
  by: NarrationUnit;
  words: TimedRange[];
  standIn: StandIn | null;
};

/** Stores a page's sound in the place of an older one. @returns the file that it replaces */
export async function putPage(
  tx: DbOrTx,
  narrationId: string,
  { pageNumber, ...sound }: NewSound,
): Promise<string | null> {
  const key = { narrationId, pageNumber };
  const where = { narrationId_pageNumber: key };
  const old = await tx.narrationPage.findUnique({ where, select: { fileId: true } });
  await tx.narrationPage.upsert({
    where,
    create: { ...key, ...sound },
    update: sound,
    select: { fileId: true },
  });
  return old?.fileId ?? null;
}

/** Takes away pages that the text has no more. @returns their files */
export async function dropPagesBeyond(tx: DbOrTx, narrationId: string, last: number): Promise<string[]> {
  const where = { narrationId, pageNumber: { gt: last } };
  const gone = await tx.narrationPage.findMany({ where, select: { fileId: true } });
  await tx.narrationPage.deleteMany({ where });
  return gone.map(({ fileId }) => fileId);
}

export type NarrationEnd = { status: "ready" | "failed"; unsaid?: string[]; engine?: string; now: Date };

/** Ends a narration, unless a newer claim has it. */
export async function endNarration(
  tx: DbOrTx,
  { narrationId: id, fence }: NarrationClaim,
  { now, ...end }: NarrationEnd,
): Promise<void> {
  await tx.narration.updateMany({ where: { id, fence }, data: { ...end, finishedAt: now } });
}

/** What was read aloud by a voice of a machine, of one book or of all of a child's. */
export async function findNarrationsToRenew(
  tx: DbOrTx,
  parent: ParentScope,
  of: { bookId: string } | { childId: string },
): Promise<string[]> {
  const book =
    "bookId" in of
      ? { id: of.bookId }
      : { OR: [{ childId: of.childId }, { children: { some: { childId: of.childId } } }] };
  const rows = await tx.narration.findMany({
    where: { book: { ...book, parentId: parent, deletedAt: null }, NOT: { voice: { startsWith: "own:" } } },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  return rows.map(({ id }) => id);
}
