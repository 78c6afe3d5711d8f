import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import type { ChildInput } from "./contract";

const PROFILE = {
  id: true,
  name: true,
  age: true,
  gender: true,
  readingLevel: true,
  photoFileId: true,
  look: true,
  interests: { select: { interest: true }, orderBy: { position: "asc" } },
} as const;

export function findChildren(db: DbOrTx, parent: ParentScope) {
  return db.child.findMany({
    where: { parentId: parent, deletedAt: null },
    select: PROFILE,
    orderBy: { id: "asc" },
  });
}

export function findChild(db: DbOrTx, parent: ParentScope, id: string) {
  return db.child.findFirst({ where: { id, parentId: parent, deletedAt: null }, select: PROFILE });
}

export type ChildRow = NonNullable<Awaited<ReturnType<typeof findChild>>>;

export type ChildTotals = { books: number; seconds: number; badges: string[] };

/** What the children have read, in three queries however many children there are. */
export async function findTotals(db: DbOrTx, childIds: string[]): Promise<Map<string, ChildTotals>> {
  const childId = { in: childIds };
  const books = await db.book.groupBy({
    by: ["childId"],
    where: { childId, status: "completed", deletedAt: null },
    _count: { _all: true },
  });
  const seconds = await db.readingEvent.groupBy({
    by: ["childId"],
    where: { childId },
    _sum: { activeSeconds: true },
  });
  const badges = await db.badge.findMany({
    where: { childId },
    select: { childId: true, badge: true },
    orderBy: { awardedAt: "asc" },
  });
  const booksOf = new Map(books.map((row) => [row.childId, row._count._all]));
  const secondsOf = new Map(seconds.map((row) => [row.childId, row._sum.activeSeconds ?? 0]));
  return new Map(
    childIds.map((id) => [
      id,
      {
        books: booksOf.get(id) ?? 0,
        seconds: secondsOf.get(id) ?? 0,
        badges: badges.filter((row) => row.childId === id).map((row) => row.badge),
      },
    ]),
  );
}

/** Holds the parent until the transaction ends: one change of the family's profiles at a time. */
async function lockFamily(tx: DbOrTx, parent: ParentScope): Promise<void> {
  await tx.$queryRaw`SELECT id FROM parents WHERE id = ${parent}::uuid FOR NO KEY UPDATE`;
}

export async function countChildrenLocked(tx: DbOrTx, parent: ParentScope): Promise<number> {
  await lockFamily(tx, parent);
  return tx.child.count({ where: { parentId: parent, deletedAt: null } });
}

type Profile = Pick<ChildInput, "name" | "age" | "gender" | "readingLevel" | "interests" | "look">;

const profileColumns = ({ name, age, gender, readingLevel, look }: Profile) => ({
  name,
  age,
  gender,
  readingLevel,
  look,
});
const interestRows = (interests: Profile["interests"]) =>
  interests.map((interest, position) => ({ interest, position }));

export function insertChild(
  tx: DbOrTx,
  parent: ParentScope,
  { photoFileId, ...profile }: Profile & { photoFileId: string | null },
): Promise<ChildRow> {
  return tx.child.create({
    data: {
      ...profileColumns(profile),
      parentId: parent,
      photoFileId,
      interests: { create: interestRows(profile.interests) },
    },
    select: PROFILE,
  });
}

export function updateChildRow(
  tx: DbOrTx,
  parent: ParentScope,
  { id, photoFileId, ...profile }: Profile & { id: string; photoFileId: string | null },
): Promise<ChildRow> {
  return tx.child.update({
    where: { id, parentId: parent },
    data: {
      ...profileColumns(profile),
      photoFileId,
      interests: { deleteMany: {}, create: interestRows(profile.interests) },
    },
    select: PROFILE,
  });
}

export type LockedChild = {
  photoFileId: string | null;
  /** Another profile shows the same photo. */
  sharesPhoto: boolean;
};

type WhichChild = { id: string; marked?: boolean };

/**
 * The row as it is now, locked until the transaction ends together with who else shows its photo; `marked` asks for one
 * that was only marked as deleted.
 */
export async function lockChild(
  tx: DbOrTx,
  parent: ParentScope,
  { id, marked = false }: WhichChild,
): Promise<LockedChild | null> {
  await lockFamily(tx, parent);
  const rows = await tx.$queryRaw<LockedChild[]>`
    SELECT photo_file_id AS "photoFileId", EXISTS (
      SELECT 1 FROM children other WHERE other.photo_file_id = child.photo_file_id AND other.id <> child.id
    ) AS "sharesPhoto"
    FROM children child
    WHERE id = ${id}::uuid AND parent_id = ${parent}::uuid AND (deleted_at IS NOT NULL) = ${marked}
    FOR NO KEY UPDATE`;
  return rows[0] ?? null;
}

/** The photo that goes when a profile stops showing it. */
export const ownPhoto = (child: LockedChild): string[] =>
  child.photoFileId && !child.sharesPhoto ? [child.photoFileId] : [];

/** The profile with its interests, badges and reading log. Books and orders forget whose they were. */
export async function deleteChildRow(tx: DbOrTx, parent: ParentScope, id: string): Promise<void> {
  await tx.readingEvent.deleteMany({ where: { childId: id, parentId: parent } });
  await tx.child.delete({ where: { id, parentId: parent }, select: { id: true } });
}

/** Profiles of anybody that were only marked as deleted, as it was done at first. */
export function findMarkedChildren(db: DbOrTx, take: number): Promise<{ id: string; parentId: string }[]> {
  return db.child.findMany({
    where: { deletedAt: { not: null } },
    select: { id: true, parentId: true },
    orderBy: { id: "asc" },
    take,
  });
}
