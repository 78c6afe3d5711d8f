import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";

type Like = { slug: string; likerHash: Uint8Array<ArrayBuffer> };

export async function insertLike(db: DbOrTx, like: Like): Promise<void> {
  await db.postLike.createMany({ data: [like], skipDuplicates: true });
}

export async function deleteLike(db: DbOrTx, like: Like): Promise<void> {
  await db.postLike.deleteMany({ where: like });
}

export const countLikesOf = (db: DbOrTx, slug: string): Promise<number> =>
  db.postLike.count({ where: { slug } });

export async function countLikesByPost(db: DbOrTx): Promise<Record<string, number>> {
  const rows = await db.postLike.groupBy({ by: ["slug"], _count: true });
  return Object.fromEntries(rows.map(({ slug, _count }) => [slug, _count]));
}
