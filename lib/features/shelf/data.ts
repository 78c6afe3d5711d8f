import "server-only";
import { fileUrlOf } from "@/lib/features/uploads/rules";
import { fetchRows, sql, type DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import type { Gender } from "@/lib/shared/story";

export async function findChildsName(
  db: DbOrTx,
  accounts: ParentScope[],
  id: string,
): Promise<string | null> {
  const row = await db.child.findFirst({
    where: { id, parentId: { in: accounts }, deletedAt: null },
    select: { name: true },
  });
  return row?.name ?? null;
}

type Owner = { name: string; gender: Gender; look: unknown; portraitUrl: string | null };

/** Whose shelf it is, with the newest portrait that a story drew. */
export async function findOwner(db: DbOrTx, parent: ParentScope, id: string): Promise<Owner | null> {
  const [row] = await fetchRows<Omit<Owner, "portraitUrl"> & { portraitFileId: string | null }>(
    db,
    sql`SELECT name, gender::text, look, (
        SELECT portrait_file_id FROM books
        WHERE parent_id = ${parent}::uuid AND child_id = child.id AND status = 'completed' AND deleted_at IS NULL
          AND portrait_file_id IS NOT NULL
        ORDER BY id DESC LIMIT 1
      ) AS "portraitFileId"
    FROM children child WHERE id = ${id}::uuid AND parent_id = ${parent}::uuid AND deleted_at IS NULL`,
  );
  if (!row) return null;
  const { portraitFileId, ...owner } = row;
  return { ...owner, portraitUrl: portraitFileId ? fileUrlOf(portraitFileId) : null };
}
