import "server-only";
import type { DbOrTx, Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import type { VoiceId } from "@/lib/shared/narration";
import type { ReadingLevel } from "@/lib/shared/story";

export type RecordedVoice = { id: string; label: string };

export const voiceIdOf = ({ id }: { id: string }): VoiceId => `own:${id}`;

export const findRecordedVoices = (db: DbOrTx, parent: ParentScope): Promise<RecordedVoice[]> =>
  db.recordedVoice.findMany({
    where: { parentId: parent },
    select: { id: true, label: true },
    orderBy: { id: "asc" },
  });

/** Until the transaction ends, no reader of this parent's comes or goes. */
export const lockRecordedVoices = (tx: Tx, parent: ParentScope): Promise<unknown> =>
  tx.$queryRaw`SELECT 1 FROM parents WHERE id = ${parent}::uuid FOR NO KEY UPDATE`;

export const insertRecordedVoice = (tx: Tx, parent: ParentScope, label: string): Promise<RecordedVoice> =>
  tx.recordedVoice.create({ data: { parentId: parent, label }, select: { id: true, label: true } });

/** Takes those away who have recorded nothing (any more). */
export async function deleteUnusedVoices(tx: Tx, parent: ParentScope): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM recorded_voices voice
    WHERE voice.parent_id = ${parent}::uuid
      AND NOT EXISTS (SELECT 1 FROM narrations WHERE narrations.voice = 'own:' || voice.id)`;
}

const TAKE = {
  id: true,
  pageNumber: true,
  textSha256: true,
  fileId: true,
  durationMs: true,
  status: true,
} as const;
const PAGE = { pageNumber: true, textSha256: true, fileId: true, durationMs: true, by: true } as const;
const RECORDING = {
  id: true,
  voice: true,
  level: true,
  bookId: true,
  takes: { select: TAKE },
  pages: { select: PAGE },
} as const;

/** All that was recorded of a book, at every level. */
export const findRecordings = (db: DbOrTx, bookId: string) =>
  db.narration.findMany({
    where: { bookId, voice: { startsWith: "own:" } },
    select: RECORDING,
    orderBy: { id: "asc" },
  });

export type RecordingRow = Awaited<ReturnType<typeof findRecordings>>[number];

/** A recording of the parent's own. */
export const findRecording = (db: DbOrTx, parent: ParentScope, id: string): Promise<RecordingRow | null> =>
  db.narration.findFirst({
    where: { id, voice: { startsWith: "own:" }, book: { parentId: parent, deletedAt: null } },
    select: RECORDING,
  });

/** A recording has no time when it is made: its pages come one by one. */
export async function markRecorded(tx: Tx, narrationId: string, now: Date): Promise<void> {
  await tx.narration.updateMany({
    where: { id: narrationId },
    data: { status: "ready", engine: "recorded", finishedAt: now },
  });
}

export const lockRecording = (tx: Tx, id: string): Promise<unknown> =>
  tx.$queryRaw`SELECT 1 FROM narrations WHERE id = ${id}::uuid FOR UPDATE`;

export type NewTake = {
  narrationId: string;
  pageNumber: number;
  textSha256: Uint8Array<ArrayBuffer>;
  fileId: string;
  durationMs: number;
};

/** Puts a take in the place of an older one. @returns its id and the file that it replaces */
export async function putTake(tx: Tx, take: NewTake): Promise<{ id: string; replaced: string | null }> {
  const replaced = await dropTake(tx, take);
  const { id } = await tx.recordedTake.create({ data: take, select: { id: true } });
  return { id, replaced };
}

type PageOf = { narrationId: string; pageNumber: number };

export async function dropTake(tx: Tx, { narrationId, pageNumber }: PageOf): Promise<string | null> {
  const where = { narrationId, pageNumber };
  const old = await tx.recordedTake.findFirst({ where, select: { fileId: true } });
  if (old) await tx.recordedTake.deleteMany({ where });
  return old?.fileId ?? null;
}

export async function dropPage(tx: Tx, { narrationId, pageNumber }: PageOf): Promise<string | null> {
  const where = { narrationId, pageNumber };
  const old = await tx.narrationPage.findFirst({ where, select: { fileId: true } });
  if (old) await tx.narrationPage.deleteMany({ where });
  return old?.fileId ?? null;
}

export async function tapTakeRow(tx: Tx, id: string, taps: number[]): Promise<void> {
  await tx.recordedTake.update({ where: { id }, data: { taps, status: "waiting" }, select: { id: true } });
}

export async function sumTakeBytes(db: DbOrTx, parent: ParentScope): Promise<number> {
  const takes = await db.storedFile.aggregate({
    where: { parentId: parent, kind: "recording" },
    _sum: { bytes: true },
  });
  return takes._sum.bytes ?? 0;
}

export type WaitingTake = {
  id: string;
  narrationId: string;
  pageNumber: number;
  textSha256: Uint8Array;
  fileId: string;
  taps: number[];
  parentId: string;
  bookId: string;
  level: ReadingLevel;
};

/** A take that waits for its words to be found; `null` where it is gone or done. */
export async function findWaitingTake(db: DbOrTx, id: string): Promise<WaitingTake | null> {
  const row = await db.recordedTake.findFirst({
    where: { id, status: "waiting", narration: { book: { deletedAt: null } } },
    select: {
      ...TAKE,
      taps: true,
      narration: { select: { id: true, level: true, bookId: true, book: { select: { parentId: true } } } },
    },
  });
  if (!row) return null;
  const { narration, ...take } = row;
  const { id: narrationId, level, bookId, book } = narration;
  return { ...take, narrationId, level, bookId, parentId: book.parentId };
}

/** Whether it waits still; locks it. */
export async function lockTake(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM recorded_takes WHERE id = ${id}::uuid AND status = 'waiting' FOR UPDATE`;
  return rows.length === 1;
}

export async function markUnheard(db: DbOrTx, id: string): Promise<void> {
  await db.recordedTake.updateMany({ where: { id, status: "waiting" }, data: { status: "unheard" } });
}

/** Takes all that a parent's family recorded away. @returns its files */
export async function deleteRecordings(tx: Tx, parent: ParentScope): Promise<string[]> {
  const narration = { voice: { startsWith: "own:" }, book: { parentId: parent } };
  // Whoever adds a page or a take locks its narration.
  await tx.$queryRaw`
    SELECT 1 FROM narrations narration JOIN books book ON book.id = narration.book_id
    WHERE book.parent_id = ${parent}::uuid AND narration.voice LIKE 'own:%'
    ORDER BY narration.id FOR UPDATE OF narration`;
  const [pages, takes] = await Promise.all([
    tx.narrationPage.findMany({ where: { narration }, select: { fileId: true } }),
    tx.recordedTake.findMany({ where: { narration }, select: { fileId: true } }),
  ]);
  await tx.narration.deleteMany({ where: narration });
  await tx.recordedVoice.deleteMany({ where: { parentId: parent } });
  return [...pages, ...takes].map(({ fileId }) => fileId);
}
