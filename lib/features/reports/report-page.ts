import "server-only";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { MessageView } from "@/lib/shared/message";
import { insertReport, type NewReport } from "./data";
import { REASON_LABELS } from "./rules";

/**
 * Keeps what a parent says about a page and mails it to support, with the words as they stand now: the story may be
 * told at another level by the time that somebody reads the mail.
 * @throws AppError NOT_FOUND, also for another parent's book
 */
export async function reportPage(ctx: Context, report: NewReport): Promise<MessageView> {
  const parent = requireParent(ctx.actor);
  return answerInTransaction(ctx, async (tx) => {
    const page = await insertReport(tx, parent, report);
    if (!page) throw new AppError("NOT_FOUND", "Resource not found.");
    await enqueueEmail(ctx, tx, {
      template: "page-report",
      to: ctx.config.SUPPORT_EMAIL,
      props: {
        reportId: page.id,
        bookId: report.bookId,
        title: page.title,
        page: String(report.page),
        level: page.level,
        reason: REASON_LABELS[report.reason],
        note: report.note,
        pageText: page.text,
      },
      idempotencyKey: `page-report:${page.id}`,
      parentId: parent,
    });
    return { message: "Thank you. We read every report." };
  });
}
