import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { COMMENTS_AT_ONCE, type CommentReason, type CommentState } from "./rules";

const SHOWN_FIELDS = {
  id: true,
  parentId: true,
  firstName: true,
  text: true,
  state: true,
  createdAt: true,
} as const;

export type CommentRow = {
  id: string;
  parentId: string;
  firstName: string;
  text: string;
  state: CommentState;
  createdAt: Date;
};

/** One more than is shown at once, so that one knows whether there are more. */
const FETCHED = COMMENTS_AT_ONCE + 1;

type NewComment = { slug: string; firstName: string; text: string };

export const insertComment = (tx: DbOrTx, parent: ParentScope, comment: NewComment): Promise<CommentRow> =>
  tx.postComment.create({ data: { parentId: parent, ...comment }, select: SHOWN_FIELDS });

type Wanted = { slug: string; parent: ParentScope | null; after: string | undefined };

/** What everybody may see, and what this parent wrote. */
export const findComments = (db: DbOrTx, { slug, parent, after }: Wanted): Promise<CommentRow[]> =>
  db.postComment.findMany({
    where: {
      slug,
      ...(after !== undefined && { id: { gt: after } }),
      OR: [{ state: "shown" }, ...(parent === null ? [] : [{ parentId: parent }])],
    },
    orderBy: { id: "asc" },
    take: FETCHED,
    select: SHOWN_FIELDS,
  });

/** Shown comments by post; a post without any isn't listed. */
export async function countShownByPost(db: DbOrTx): Promise<Record<string, number>> {
  const rows = await db.postComment.groupBy({ by: ["slug"], where: { state: "shown" }, _count: true });
  return Object.fromEntries(rows.map(({ slug, _count }) => [slug, _count]));
}

export async function deleteOwnComment(tx: DbOrTx, parent: ParentScope, id: string): Promise<boolean> {
  const { count } = await tx.postComment.deleteMany({ where: { id, parentId: parent } });
  return count > 0;
}

type NewReport = { id: string; reason: CommentReason };

/** Once for each parent. Nothing where the comment isn't there for them, or is their own. */
export async function insertReport(
  tx: DbOrTx,
  parent: ParentScope,
  { id, reason }: NewReport,
): Promise<boolean> {
  const comment = await tx.postComment.findFirst({
    where: { id, state: "shown", NOT: { parentId: parent } },
    select: { id: true },
  });
  if (!comment) return false;
  await tx.commentReport.createMany({
    data: [{ commentId: id, parentId: parent, reason }],
    skipDuplicates: true,
  });
  return true;
}

export async function deleteRefusedBefore(db: DbOrTx, before: Date): Promise<number> {
  const { count } = await db.postComment.deleteMany({
    where: { state: "refused", decidedAt: { lt: before } },
  });
  return count;
}
