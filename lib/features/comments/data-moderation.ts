import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { CommentRow } from "./data";
import { COMMENTS_AT_ONCE, type CommentReason, type CommentState, type Queue } from "./rules";

const REPORTED = { state: "shown", reports: { some: {} } } as const;
const whereOf = (queue: Queue) => (queue === "reported" ? REPORTED : { state: queue });

type ModeratedRow = Omit<CommentRow, "parentId"> & { slug: string; reports: { reason: CommentReason }[] };

/** What waits comes oldest first, what was decided newest first. */
export function findQueue(db: DbOrTx, queue: Queue, after: string | undefined): Promise<ModeratedRow[]> {
  const isOpen = queue === "waiting" || queue === "reported";
  return db.postComment.findMany({
    where: { ...whereOf(queue), ...(after !== undefined && { id: isOpen ? { gt: after } : { lt: after } }) },
    orderBy: { id: isOpen ? "asc" : "desc" },
    take: COMMENTS_AT_ONCE + 1,
    select: {
      id: true,
      slug: true,
      firstName: true,
      text: true,
      state: true,
      createdAt: true,
      reports: { select: { reason: true }, orderBy: { createdAt: "asc" } },
    },
  });
}

export async function countQueues(db: DbOrTx): Promise<Record<Queue, number>> {
  const [states, reported] = await Promise.all([
    db.postComment.groupBy({ by: ["state"], _count: true }),
    db.postComment.count({ where: REPORTED }),
  ]);
  const of = (wanted: CommentState) => states.find(({ state }) => state === wanted)?._count ?? 0;
  return { waiting: of("waiting"), reported, shown: of("shown"), refused: of("refused") };
}

type Decision = { id: string; state: "shown" | "refused"; at: Date };

/** Whatever is decided, its reports are settled. */
export async function settleComment(tx: DbOrTx, { id, state, at }: Decision): Promise<boolean> {
  const { count } = await tx.postComment.updateMany({ where: { id }, data: { state, decidedAt: at } });
  await tx.commentReport.deleteMany({ where: { commentId: id } });
  return count > 0;
}

export async function deleteComment(tx: DbOrTx, id: string): Promise<boolean> {
  const { count } = await tx.postComment.deleteMany({ where: { id } });
  return count > 0;
}
