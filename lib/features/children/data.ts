import "server-only";
import { fetchRows, sql, type DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import type { Gender, Interest, ReadingLevel } from "@/lib/shared/story";
import type { ChildInput } from "./contract";

export type ChildRow = {
  id: string;
  name: string;
  sayAs: string | null;
  age: number;
  gender: Gender;
  readingLevel: ReadingLevel;
  photoFileId: string | null;
  look: unknown;
  relatives: unknown;
  /** In the order of the form. A check in the database keeps other words out. */
  interests: Interest[];
  books: number;
  seconds: number;
  /** Oldest first. */
  badges: string[];
};

/** Profiles with what the reading log says of each child, in one query. */
function fetchChildren(db: DbOrTx, parent: ParentScope, { id }: { id?: string } = {}): Promise<ChildRow[]> {
  return fetchRows<ChildRow>(
    db,
    sql`SELECT id, name, say_as AS "sayAs", age, gender::text, reading_level::text AS "readingLevel", photo_file_id AS "photoFileId", look, relatives,
      ARRAY(SELECT interest FROM child_interests WHERE child_id = child.id ORDER BY position) AS interests,
      ((SELECT count(*) FROM books
        WHERE child_id = child.id AND status = 'completed' AND deleted_at IS NULL)
      + (SELECT count(*) FROM book_children own JOIN books book ON book.id = own.book_id
        WHERE own.child_id = child.id AND own.place > 0 AND book.child_id <> child.id
          AND book.status = 'completed' AND book.deleted_at IS NULL))::int AS books,
      (SELECT coalesce(sum(active_seconds), 0) FROM reading_events WHERE child_id = child.id)::int AS seconds,
      ARRAY(SELECT badge FROM badges WHERE child_id = child.id ORDER BY awarded_at) AS badges
    FROM children child
    WHERE parent_id = ${parent}::uuid AND deleted_at IS NULL ${id ? sql`AND id = ${id}::uuid` : sql``}
    ORDER BY id`,
  );
}

export const findChildren = (db: DbOrTx, parent: ParentScope): Promise<ChildRow[]> =>
  fetchChildren(db, parent);

export async function findChild(db: DbOrTx, parent: ParentScope, id: string): Promise<ChildRow | null> {
  const [row] = await fetchChildren(db, parent, { id });
  return row ?? null;
}

/** Holds the parent until the transaction ends: one change of the family's profiles at a time. */
async function lockFamily(tx: DbOrTx, parent: ParentScope): Promise<void> {
  await tx.$queryRaw`SELECT id FROM parents WHERE id = ${parent}::uuid FOR NO KEY UPDATE`;
}

export async function countChildrenLocked(tx: DbOrTx, parent: ParentScope): Promise<number> {
  await lockFamily(tx, parent);
  return tx.child.count({ where: { parentId: parent, deletedAt: null } });
}

type Profile = Pick<
  ChildInput,
  "name" | "sayAs" | "age" | "gender" | "readingLevel" | "interests" | "look" | "relatives"
>;

const profileColumns = ({
  name,
  sayAs,
  age,
  gender,
  readingLevel,
  look,
  relatives,
}: Omit<Profile, "interests">) => ({
  name,
  sayAs,
  age,
  gender,
  readingLevel,
  look,
  ...(relatives && { relatives }),
});
const interestRows = (interests: Profile["interests"]) =>
  interests.map((interest, position) => ({ interest, position }));

/** @returns the new profile's id */
export async function insertChild(
  tx: DbOrTx,
  parent: ParentScope,
  { photoFileId, ...profile }: Profile & { photoFileId: string | null },
): Promise<string> {
  const { id } = await tx.child.create({
    data: {
      ...profileColumns(profile),
      parentId: parent,
      photoFileId,
      interests: { create: interestRows(profile.interests) },
    },
    select: { id: true },
  });
  return id;
}

type ProfileChange = Omit<Profile, "interests"> & {
  id: string;
  photoFileId: string | null;
  /** Left out, they stay as they are, and nothing says that they changed. */
  interests?: Profile["interests"];
};

export async function updateChildRow(
  tx: DbOrTx,
  parent: ParentScope,
  { id, photoFileId, interests, ...profile }: ProfileChange,
): Promise<void> {
  await tx.child.update({
    where: { id, parentId: parent },
    data: {
      ...profileColumns(profile),
      photoFileId,
      ...(interests && { interests: { deleteMany: {}, create: interestRows(interests) } }),
    },
    select: { id: true },
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
