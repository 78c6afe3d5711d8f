import "server-only";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import type { ReadingLevel } from "@/lib/shared/story";
import type { PageReportInput } from "./contract";

export type NewReport = PageReportInput & { bookId: string };
export type ReportedPage = { id: string; title: string; level: ReadingLevel; text: string };

/** Nothing where the page isn't one of the parent's own books; who owns it is asked by the same statement that writes. */
export async function insertReport(
  tx: DbOrTx,
  parent: ParentScope,
  { bookId, page, reason, note }: NewReport,
): Promise<ReportedPage | null> {
  const [row] = await tx.$queryRaw<ReportedPage[]>`
    WITH reported AS (
      SELECT book.id, book.title, book.level, page.text
      FROM books book JOIN book_pages page ON page.book_id = book.id AND page.number = ${page}::smallint
      WHERE book.id = ${bookId}::uuid AND book.parent_id = ${parent}::uuid AND book.deleted_at IS NULL
    ), written AS (
      INSERT INTO page_reports (parent_id, book_id, page_number, level, reason, note)
      SELECT ${parent}::uuid, reported.id, ${page}::smallint, reported.level, ${reason}::report_reason, ${note}
      FROM reported
      RETURNING id
    )
    SELECT written.id, reported.title, reported.level::text AS level, reported.text FROM written, reported`;
  return row ?? null;
}

export async function blankNotesAbout(tx: DbOrTx, bookIds: string[]): Promise<void> {
  await tx.pageReport.updateMany({ where: { bookId: { in: bookIds } }, data: { note: "" } });
}

export async function deleteReportsBefore(db: DbOrTx, before: Date): Promise<number> {
  const { count } = await db.pageReport.deleteMany({ where: { createdAt: { lt: before } } });
  return count;
}
