import "server-only";
import type { DbOrTx, Tx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { FAMILY } from "./data-opened";
import type { ToldBook } from "./family-names";

const GIFT = {
  id: true,
  named: true,
  photoPictures: true,
  createdAt: true,
  expiresAt: true,
  lastOpenedAt: true,
} as const;

export type GiftRow = {
  id: string;
  named: boolean;
  photoPictures: boolean;
  createdAt: Date;
  expiresAt: Date;
  lastOpenedAt: Date | null;
};

export type GivenBook = ToldBook & {
  pictureSource: string | null;
  kind: "story" | "character" | undefined;
};

/** A finished book of the parent's own with its links. */
export async function findGifts(
  db: DbOrTx,
  parent: ParentScope,
  bookId: string,
): Promise<{ book: GivenBook; gifts: GiftRow[] } | null> {
  const row = await db.book.findFirst({
    where: { id: bookId, parentId: parent, deletedAt: null, status: "completed" },
    select: {
      childName: true,
      title: true,
      children: { select: { name: true }, orderBy: { place: "asc" } },
      pages: { select: { text: true, alt: true } },
      parent: { select: { children: FAMILY } },
      pictureSource: true,
      request: { select: { kind: true } },
      gifts: { select: GIFT, orderBy: { id: "desc" } },
    },
  });
  if (!row) return null;
  const { request, gifts, ...book } = row;
  return { book: { ...book, kind: request?.kind }, gifts };
}

/** Locks a finished book, so that nobody deletes it while a link to it is made. */
export async function lockBook(tx: Tx, parent: ParentScope, bookId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM books
    WHERE id = ${bookId}::uuid AND parent_id = ${parent}::uuid AND deleted_at IS NULL AND status = 'completed'
    FOR UPDATE`;
  return rows.length === 1;
}

export type NewGift = {
  bookId: string;
  tokenHash: Uint8Array<ArrayBuffer>;
  named: boolean;
  photoPictures: boolean;
  createdAt: Date;
  expiresAt: Date;
};

export const insertGift = (tx: Tx, parent: ParentScope, gift: NewGift): Promise<GiftRow> =>
  tx.gift.create({ data: { ...gift, parentId: parent }, select: GIFT });

export async function deleteGift(tx: Tx, parent: ParentScope, id: string): Promise<boolean> {
  const { count } = await tx.gift.deleteMany({ where: { id, parentId: parent } });
  return count > 0;
}

export async function deleteGiftsOf(tx: Tx, bookIds: string[]): Promise<void> {
  await tx.gift.deleteMany({ where: { bookId: { in: bookIds } } });
}

export async function deleteGiftsOfChild(tx: Tx, parent: ParentScope, childId: string): Promise<void> {
  await tx.gift.deleteMany({
    where: { parentId: parent, book: { OR: [{ childId }, { children: { some: { childId } } }] } },
  });
}

export const findFamilyOfChild = (tx: Tx, parent: ParentScope, id: string) =>
  tx.child.findFirst({ where: { id, parentId: parent }, select: FAMILY.select });

/** Of stories that have the name, or a part of it, and are told without. */
export async function deleteGiftsWithout(tx: Tx, parent: ParentScope, name: string): Promise<void> {
  const held = name
    .split(/[\s-]+/u)
    .filter(Boolean)
    .map((part) => ({ contains: part, mode: "insensitive" }) as const);
  await tx.gift.deleteMany({
    where: {
      parentId: parent,
      named: false,
      book: {
        OR: held.flatMap((title) => [
          { title },
          { pages: { some: { OR: [{ text: title }, { alt: title }] } } },
        ]),
      },
    },
  });
}

export async function deleteGiftsEndedBefore(db: DbOrTx, before: Date): Promise<number> {
  const { count } = await db.gift.deleteMany({ where: { expiresAt: { lt: before } } });
  return count;
}
