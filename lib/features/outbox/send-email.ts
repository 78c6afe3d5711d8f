import "server-only";
import type { z } from "zod";
import { renderTemplate, UnsendableEmail } from "@/emails/render-template";
import type { Context } from "@/lib/platform/context";
import type { JobRun } from "@/lib/platform/jobs/define-job";
import { AppError } from "@/lib/shared/app-error";
import type { sendEmailPayload } from "./contract";
import { deleteMessage, findWaitingMessage, markFailed, markSent } from "./data";
import { isLastWord, mayStillSend, SEND_RETRIES } from "./rules";

type Waiting = NonNullable<Awaited<ReturnType<typeof findWaitingMessage>>>;

/** Sends one message of the outbox; a message that can never be sent is set aside instead of tried for ever. */
export async function sendEmail(
  ctx: Context,
  { messageId }: z.output<typeof sendEmailPayload>,
  run: JobRun,
): Promise<void> {
  const message = await findWaitingMessage(ctx.db, messageId);
  if (!message) return;
  if (!mayStillSend({ createdAt: message.createdAt, retryCount: run.retryCount }, ctx.now())) {
    return giveUp(ctx, message, new Error("too late to try again without sending twice"));
  }
  try {
    const rendered = await renderTemplate(message.template, message.props, {
      appUrl: ctx.config.APP_URL,
      supportEmail: ctx.config.SUPPORT_EMAIL,
    });
    const { providerId } = await ctx.email.send({
      to: message.recipient,
      ...rendered,
      ...(message.attachment && {
        attachment: { name: message.attachmentName ?? "attachment", bytes: message.attachment },
      }),
      idempotencyKey: message.idempotencyKey,
    });
    if (isLastWord(message.template)) await deleteMessage(ctx.db, message.id);
    else await markSent(ctx.db, message.id, { providerId, at: ctx.now() });
  } catch (error) {
    if (isForGood(error) || run.retryCount >= SEND_RETRIES) return giveUp(ctx, message, error);
    throw error;
  }
}

const isForGood = (error: unknown) =>
  error instanceof UnsendableEmail || (error instanceof AppError && error.code === "VALIDATION");

async function giveUp(ctx: Context, message: Waiting, error: unknown): Promise<void> {
  ctx.log.error({ err: error, messageId: message.id, template: message.template }, "e-mail given up");
  if (isLastWord(message.template)) await deleteMessage(ctx.db, message.id);
  else await markFailed(ctx.db, message.id, ctx.now());
}
