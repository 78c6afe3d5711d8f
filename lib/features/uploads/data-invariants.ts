import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { FileKind } from "@/prisma/generated/enums";

export type KeptFile = { id: string; kind: FileKind; storageKey: string; sha256: Uint8Array };

/** Files that something uses, of anybody, in the order of their ids. */
export function findKeptFiles(
  db: DbOrTx,
  { after, take }: { after: string | null; take: number },
): Promise<KeptFile[]> {
  return db.storedFile.findMany({
    where: { deleteAfter: null, ...(after ? { id: { gt: after } } : {}) },
    orderBy: { id: "asc" },
    take,
    select: { id: true, kind: true, storageKey: true, sha256: true },
  });
}

export async function isKept(db: DbOrTx, id: string): Promise<boolean> {
  return (await db.storedFile.count({ where: { id, deleteAfter: null } })) > 0;
}

/** Which of these keys some row has. */
export async function findKnownKeys(db: DbOrTx, keys: string[]): Promise<Set<string>> {
  const rows = await db.storedFile.findMany({
    where: { storageKey: { in: keys } },
    select: { storageKey: true },
  });
  return new Set(rows.map(({ storageKey }) => storageKey));
}

/** Files that the sweep should have taken by then. */
export async function findOverdue(db: DbOrTx, then: Date): Promise<string[]> {
  const rows = await db.storedFile.findMany({
    where: { deleteAfter: { lte: then } },
    take: 100,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Files that would stay for ever although nothing shows them. */
export async function findUnused(db: DbOrTx): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM files WHERE delete_after IS NULL
    EXCEPT (
      SELECT photo_file_id FROM children
      UNION ALL SELECT photo_file_id FROM book_requests
      UNION ALL SELECT cover_file_id FROM books
      UNION ALL SELECT pdf_file_id FROM books
      UNION ALL SELECT portrait_file_id FROM books
      UNION ALL SELECT pdf_file_id FROM book_texts
      UNION ALL SELECT picture_file_id FROM book_pages
      UNION ALL SELECT file_id FROM narration_pages
      UNION ALL SELECT (output ->> 'fileId')::uuid FROM book_request_steps
    )
    LIMIT 100`;
  return rows.map(({ id }) => id);
}
