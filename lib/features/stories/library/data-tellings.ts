import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ReadingLevel } from "@/lib/shared/story";

/** Levels at which a book is told already. */
export async function findReadyLevels(db: DbOrTx, bookId: string): Promise<ReadingLevel[]> {
  const rows = await db.bookText.findMany({ where: { bookId, status: "ready" }, select: { level: true } });
  return rows.map(({ level }) => level);
}

type UnfinishedQuestion = {
  bookId: string;
  /** Those that the book can be told at now. */
  levels: ReadingLevel[];
  /** What was asked for before this and isn't there won't come by itself. */
  overdue: Date;
  /** What was asked for before this is no news any more. */
  since: Date;
};

/** A text that is being made for a book, or could not be made. */
export async function findUnfinishedTelling(
  db: DbOrTx,
  { bookId, levels, overdue, since }: UnfinishedQuestion,
): Promise<{ level: ReadingLevel; status: "making" | "failed" } | null> {
  const row = await db.bookText.findFirst({
    where: { bookId, level: { in: levels }, status: { not: "ready" }, createdAt: { gt: since } },
    select: { level: true, status: true, createdAt: true },
    orderBy: { createdAt: "desc" },
  });
  if (!row) return null;
  const isUnderWay = row.status === "making" && row.createdAt > overdue;
  return { level: row.level, status: isUnderWay ? "making" : "failed" };
}
