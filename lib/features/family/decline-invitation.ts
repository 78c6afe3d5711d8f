import "server-only";
import { inTransaction, type Context } from "@/lib/platform/context";
import { AppError } from "@/lib/shared/app-error";
import type { MessageView } from "@/lib/shared/message";
import { answerInvitation } from "./data";
import { findInvitationOf, type Invited } from "./find-invitation-of";

/**
 * Says no to an invitation. Whoever has the link may: it went to one mailbox, and no account is needed to want none.
 * @throws AppError VALIDATION for a link that is none or no more, CONFLICT for one that was accepted
 */
export async function declineInvitation(ctx: Context, invited: Invited): Promise<MessageView> {
  const { id, answer } = await findInvitationOf(ctx, invited);
  const isNow =
    answer === null &&
    (await inTransaction(ctx, (tx) => answerInvitation(tx, id, { answer: "declined", now: ctx.now() })));
  if (!isNow && answer !== "declined") throw new AppError("CONFLICT", "This invitation was used already.");
  return { message: "Thank you. The invitation is declined, and nobody reads anything." };
}
