import "server-only";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { MessageView } from "@/lib/shared/message";
import type { CommentReportInput } from "./contract";
import { insertReport } from "./data";

/**
 * Asks an administrator to look at a comment once more; twice is once.
 * @throws AppError NOT_FOUND for one that others don't see, and for one's own
 */
export async function reportComment(
  ctx: Context,
  report: CommentReportInput & { id: string },
): Promise<MessageView> {
  const parent = requireParent(ctx.actor);
  return answerInTransaction(ctx, async (tx) => {
    if (!(await insertReport(tx, parent, report))) throw new AppError("NOT_FOUND", "Resource not found.");
    return { message: "Thank you. We will look at it." };
  });
}
