import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";

export type Opening = { tokenHash: Uint8Array<ArrayBuffer>; now: Date };

const CHILDREN_SAID = {
  select: { name: true, child: { select: { name: true, sayAs: true } } },
  orderBy: { place: "asc" },
} as const;
/** Whoever of them may be named in it. */
export const FAMILY = { where: { deletedAt: null }, select: { name: true, relatives: true } } as const;
const FILE = { id: true, mime: true, storageKey: true, bytes: true, sha256: true } as const;

/** What a link opens, as long as it is good: nothing else leads to a story without its parent. */
export function findOpened(db: DbOrTx, { tokenHash, now }: Opening) {
  return db.gift.findFirst({
    where: {
      tokenHash,
      expiresAt: { gt: now },
      book: { deletedAt: null, status: "completed" },
      parent: { deletedAt: null, deletionDueAt: null },
    },
    select: {
      id: true,
      named: true,
      photoPictures: true,
      expiresAt: true,
      parent: { select: { readingVoice: true, children: FAMILY } },
      book: {
        select: {
          id: true,
          parentId: true,
          title: true,
          childName: true,
          level: true,
          pictureSource: true,
          coverFileId: true,
          coverAlt: true,
          child: { select: { name: true, sayAs: true } },
          children: CHILDREN_SAID,
          request: { select: { kind: true } },
          pages: {
            select: { number: true, text: true, alt: true, pictureFileId: true },
            orderBy: { number: "asc" },
          },
        },
      },
    },
  });
}

export type OpenedGift = NonNullable<Awaited<ReturnType<typeof findOpened>>>;

export async function saveOpening(db: DbOrTx, id: string, now: Date): Promise<void> {
  await db.gift.updateMany({ where: { id }, data: { lastOpenedAt: now } });
}

/** A stored file of the book's family; whether the link shows it, the caller knows. */
export const findGivenFile = (db: DbOrTx, { book }: OpenedGift, { id, now }: { id: string; now: Date }) =>
  db.storedFile.findFirst({
    where: { id, parentId: book.parentId, OR: [{ deleteAfter: null }, { deleteAfter: { gt: now } }] },
    select: FILE,
  });
