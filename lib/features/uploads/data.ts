import "server-only";
import { fetchRows, sql, type DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import type { FileKind } from "@/prisma/generated/enums";

export type { FileKind };

export type NewFile = {
  id: string;
  parent: ParentScope;
  kind: FileKind;
  storageKey: string;
  mime: string;
  bytes: number;
  sha256: Uint8Array<ArrayBuffer>;
  width: number | null;
  height: number | null;
  deleteAfter: Date;
};

export async function insertFile(db: DbOrTx, { parent, ...file }: NewFile): Promise<void> {
  await db.storedFile.create({ data: { ...file, parentId: parent }, select: { id: true } });
}

export async function hasFile(db: DbOrTx, id: string): Promise<boolean> {
  return (await db.storedFile.count({ where: { id } })) > 0;
}

export type FilePointer = { id: string; kind: FileKind; storageKey: string; mime: string };
export type FileFacts = FilePointer & { parentId: string; bytes: number; sha256: Uint8Array };

/** A file of one of these that is there and not about to go. A part of an archive has a door of its own, which asks for a proof. */
export function findFile(
  db: DbOrTx,
  parents: ParentScope[],
  { id, now }: { id: string; now: Date },
): Promise<FileFacts | null> {
  return db.storedFile.findFirst({
    where: {
      id,
      parentId: { in: parents },
      kind: { not: "export" },
      OR: [{ deleteAfter: null }, { deleteAfter: { gt: now } }],
    },
    select: { id: true, parentId: true, kind: true, storageKey: true, mime: true, bytes: true, sha256: true },
  });
}

/**
 * Whether a story shows this picture or is read aloud by this sound: one of the child's, or a finished one of a family
 * that shares its stories. Photos and PDFs are none of these; what
 * somebody recorded is for their own children.
 */
export async function isInReadStory(
  db: DbOrTx,
  { parentId, isOwn, childId, id }: { parentId: string; isOwn: boolean; childId: string | null; id: string },
): Promise<boolean> {
  // From the file to its story: each way is an index, however many stories there are.
  const rows = await fetchRows<{ found: boolean }>(
    db,
    sql`SELECT EXISTS (
      SELECT FROM (
        SELECT id FROM books WHERE cover_file_id = ${id}::uuid OR portrait_file_id = ${id}::uuid
        UNION ALL SELECT book_id FROM book_pages WHERE picture_file_id = ${id}::uuid
        UNION ALL SELECT n.book_id FROM narration_pages p JOIN narrations n ON n.id = p.narration_id
          WHERE p.file_id = ${id}::uuid AND (${isOwn} OR n.voice NOT LIKE 'own:%')
      ) AS shown (book_id) JOIN books b ON b.id = shown.book_id
      WHERE b.parent_id = ${parentId}::uuid AND b.deleted_at IS NULL
        AND (${isOwn} OR b.status = 'completed')
        AND (${childId}::uuid IS NULL OR b.child_id = ${childId}::uuid OR EXISTS (
          SELECT FROM book_children own WHERE own.book_id = b.id AND own.child_id = ${childId}::uuid))
    ) AS found`,
  );
  return rows[0]?.found ?? false;
}

export function findFiles(db: DbOrTx, parent: ParentScope, ids: string[]): Promise<FilePointer[]> {
  return db.storedFile.findMany({
    where: { id: { in: ids }, parentId: parent },
    select: { id: true, kind: true, storageKey: true, mime: true },
  });
}

type Marking = { parent: ParentScope; ids: string[]; now: Date };

/** Takes files off the list of what will be swept, unless their time has come already. */
export async function markKept(tx: DbOrTx, { parent, ids, now }: Marking): Promise<number> {
  const kept = await tx.storedFile.updateMany({
    where: { id: { in: ids }, parentId: parent, OR: [{ deleteAfter: null }, { deleteAfter: { gt: now } }] },
    data: { deleteAfter: null },
  });
  return kept.count;
}

/** From now on nobody is shown these files; the sweep removes them if nothing else does. */
export async function markDiscarded(tx: DbOrTx, { parent, ids, now }: Marking): Promise<void> {
  await tx.storedFile.updateMany({
    where: { id: { in: ids }, parentId: parent },
    data: { deleteAfter: now },
  });
}

export async function sumPhotoBytes(db: DbOrTx, parent: ParentScope): Promise<number> {
  const photos = await db.storedFile.aggregate({
    where: { parentId: parent, kind: { in: ["profile_photo", "ai_photo"] } },
    _sum: { bytes: true },
  });
  return photos._sum.bytes ?? 0;
}

/** Makes an upload that nothing uses yet a photo for a story; the photo of a profile stays one. */
export async function turnIntoCharacterPhoto(
  tx: DbOrTx,
  parent: ParentScope,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const turned = await tx.storedFile.updateMany({
    where: { id, parentId: parent, kind: "profile_photo", deleteAfter: { gt: now } },
    data: { kind: "ai_photo" },
  });
  return turned.count === 1;
}

type Due = { now: Date; take: number; ids?: string[]; butNot?: string[] };

/** Files of anybody whose time has come. */
export function findExpired(
  db: DbOrTx,
  { now, take, ids, butNot = [] }: Due,
): Promise<{ id: string; storageKey: string }[]> {
  return db.storedFile.findMany({
    where: { deleteAfter: { lte: now }, id: { ...(ids && { in: ids }), notIn: butNot } },
    orderBy: { deleteAfter: "asc" },
    take,
    select: { id: true, storageKey: true },
  });
}

/** Only what is still due: a file may have been kept since it was looked up. */
export async function deleteExpired(db: DbOrTx, ids: string[], now: Date): Promise<void> {
  await db.storedFile.deleteMany({ where: { id: { in: ids }, deleteAfter: { lte: now } } });
}

/** Photos for stories that the parent sent and that are still there. */
export async function findCharacterPhotos(tx: DbOrTx, parent: ParentScope): Promise<string[]> {
  const rows = await tx.storedFile.findMany({
    where: { parentId: parent, kind: "ai_photo" },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

export function findSomeFiles(
  db: DbOrTx,
  parent: ParentScope,
  take: number,
): Promise<{ id: string; storageKey: string }[]> {
  return db.storedFile.findMany({
    where: { parentId: parent },
    select: { id: true, storageKey: true },
    orderBy: { id: "asc" },
    take,
  });
}

export async function deleteFileRows(db: DbOrTx, parent: ParentScope, ids: string[]): Promise<void> {
  await db.storedFile.deleteMany({ where: { parentId: parent, id: { in: ids } } });
}

/** Files that will be swept, but not before `until`, unless their time has come already. */
export async function markUntil(
  tx: DbOrTx,
  { parent, ids, now, until }: Marking & { until: Date },
): Promise<number> {
  const { count } = await tx.storedFile.updateMany({
    where: { id: { in: ids }, parentId: parent, deleteAfter: { gt: now } },
    data: { deleteAfter: until },
  });
  return count;
}
