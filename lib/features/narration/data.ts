import "server-only";
import type { NarrationUnit, StandIn, TimedRange, VoiceId } from "@/lib/shared/narration";
import type { DbOrTx } from "@/lib/platform/db/database";
import { ownerFor, readBy, type ParentScope, type Reader } from "@/lib/shared/actor";
import type { ReadingLevel } from "@/lib/shared/story";

export type SpokenPage = { number: number; text: string };
/** A book's words at one level, with what its names are said like. */
export type ToldBook = {
  id: string;
  level: ReadingLevel;
  title: string;
  childName: string;
  pages: SpokenPage[];
  /** How its names are said, by how they are written. */
  sayAs: Readonly<Record<string, string>>;
};

export type NarrationRow = {
  id: string;
  bookId: string;
  level: ReadingLevel;
  voice: VoiceId;
  status: "queued" | "making" | "ready" | "failed";
  unsaid: string[];
  createdAt: Date;
};
export type StoredPage = {
  pageNumber: number;
  textSha256: Uint8Array;
  fileId: string;
  durationMs: number;
  by: NarrationUnit;
  words: TimedRange[];
  standIn: StandIn | null;
};

const ROW = {
  id: true,
  bookId: true,
  level: true,
  voice: true,
  status: true,
  unsaid: true,
  createdAt: true,
} as const;
const PAGE = {
  pageNumber: true,
  textSha256: true,
  fileId: true,
  durationMs: true,
  by: true,
  words: true,
  standIn: true,
} as const;

type Row = Omit<NarrationRow, "voice"> & { voice: string };
// A check of the table holds the one, our own code alone wrote the other.
const toRow = (row: Row): NarrationRow => ({ ...row, voice: row.voice as VoiceId });
const toPage = (
  page: Omit<StoredPage, "words" | "standIn"> & { words: unknown; standIn: string | null },
): StoredPage => ({
  ...page,
  words: page.words as TimedRange[],
  standIn: page.standIn as StandIn | null,
});

type Profile = { name: string; sayAs: string | null };
type Heroes = {
  childName: string;
  child: Profile | null;
  /** Of a story of several. */
  children: { name: string; child: Profile }[];
};

/** How the heroes' names are said; a profile that has another name by now says nothing of this one. */
export const sayAsOf = ({ childName, child, children }: Heroes): Record<string, string> =>
  Object.fromEntries(
    [...(child ? [{ name: childName, child }] : []), ...children].flatMap((one) =>
      one.child.sayAs && one.child.name === one.name ? [[one.name, one.child.sayAs]] : [],
    ),
  );

const CHILDREN = {
  select: { name: true, child: { select: { name: true, sayAs: true } } },
  orderBy: { place: "asc" },
} as const;

/** The words of a book at a level that it is told at, or as it is shown; `null` also for one that isn't the reader's to read. */
export async function findTold(
  db: DbOrTx,
  reader: Reader,
  { id, level }: { id: string; level: ReadingLevel | undefined },
): Promise<(ToldBook & { owner: ParentScope }) | null> {
  const book = await db.book.findFirst({
    where: { id, ...readBy(reader), deletedAt: null },
    select: {
      parentId: true,
      title: true,
      level: true,
      childName: true,
      child: { select: { name: true, sayAs: true } },
      children: CHILDREN,
      pages: { select: { number: true, text: true }, orderBy: { number: "asc" } },
    },
  });
  if (!book) return null;
  const owner = ownerFor(reader, book.parentId);
  const facts = { id, owner, title: book.title, childName: book.childName, sayAs: sayAsOf(book) };
  if (!level || level === book.level) return { ...facts, level: book.level, pages: book.pages };
  const kept = await db.bookText.findFirst({
    where: { bookId: id, level, status: "ready" },
    select: { pages: true },
  });
  // These were written by our own code alone.
  return kept && { ...facts, level, pages: kept.pages as unknown as SpokenPage[] };
}

export async function findNarrations(
  db: DbOrTx,
  bookId: string,
  level: ReadingLevel,
): Promise<(NarrationRow & { pages: StoredPage[] })[]> {
  const rows = await db.narration.findMany({
    where: { bookId, level },
    select: { ...ROW, pages: { select: PAGE } },
    orderBy: { id: "asc" },
  });
  return rows.map(({ pages, ...row }) => ({ ...toRow(row), pages: pages.map(toPage) }));
}

/** A narration of a book that the reader may read, with its pages. */
export async function findNarration(
  db: DbOrTx,
  reader: Reader,
  id: string,
): Promise<(NarrationRow & { pages: StoredPage[] }) | null> {
  const row = await db.narration.findFirst({
    where: { id, book: { ...readBy(reader), deletedAt: null } },
    select: { ...ROW, pages: { select: PAGE, orderBy: { pageNumber: "asc" } } },
  });
  return row && { ...toRow(row), pages: row.pages.map(toPage) };
}

type OneNarration = { bookId: string; level: ReadingLevel; voice: VoiceId };

/** The narration of this book, level and voice, put there where there is none; locked until the transaction ends. */
export async function lockNarration(
  tx: DbOrTx,
  { bookId, level, voice }: OneNarration,
): Promise<NarrationRow & { isNew: boolean }> {
  const added = await tx.$executeRaw`
    INSERT INTO narrations (book_id, level, voice)
    VALUES (${bookId}::uuid, ${level}::reading_level, ${voice}) ON CONFLICT (book_id, level, voice) DO NOTHING`;
  await tx.$queryRaw`
    SELECT 1 FROM narrations
    WHERE book_id = ${bookId}::uuid AND level = ${level}::reading_level AND voice = ${voice} FOR UPDATE`;
  const row = await tx.narration.findUniqueOrThrow({
    where: { bookId_level_voice: { bookId, level, voice } },
    select: ROW,
  });
  return { ...toRow(row), isNew: added === 1 };
}

export async function queueNarration(tx: DbOrTx, id: string, now: Date): Promise<void> {
  await tx.narration.update({
    where: { id },
    data: { status: "queued", createdAt: now, finishedAt: null, unsaid: [] },
    select: { id: true },
  });
}

/** The sounds of a narration of the parent's own; locks it. `null` where there is none. */
export async function lockSounds(tx: DbOrTx, parent: ParentScope, id: string): Promise<string[] | null> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM narrations narration JOIN books book ON book.id = narration.book_id
    WHERE narration.id = ${id}::uuid AND book.parent_id = ${parent}::uuid AND book.deleted_at IS NULL
    FOR UPDATE OF narration`;
  if (rows.length === 0) return null;
  const of = { where: { narrationId: id }, select: { fileId: true } } as const;
  const pages = await tx.narrationPage.findMany(of);
  const takes = await tx.recordedTake.findMany(of);
  return [...pages, ...takes].map(({ fileId }) => fileId);
}

export async function deleteNarrationRow(tx: DbOrTx, id: string): Promise<void> {
  await tx.narration.deleteMany({ where: { id } });
}

export async function findReadingVoice(db: DbOrTx, parent: ParentScope): Promise<VoiceId> {
  const row = await db.parent.findUniqueOrThrow({ where: { id: parent }, select: { readingVoice: true } });
  return row.readingVoice as VoiceId;
}

export async function saveReadingVoice(tx: DbOrTx, parent: ParentScope, voice: VoiceId): Promise<void> {
  await tx.parent.update({ where: { id: parent }, data: { readingVoice: voice }, select: { id: true } });
}
