import "server-only";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { MessageView } from "@/lib/shared/message";
import { mailResetLinkJob } from "./job-names";
import { planMail } from "./plan-mail";
import { MAILS_BY_ADDRESS } from "./rules";

const SENT =
  "If this email is registered, you will receive a reset link. Please check your email and follow the instructions to reset your password.";

/** Asks for a reset link. The job looks the address up, so known and unknown cost the caller the same. */
export async function requestPasswordReset(
  ctx: Context,
  { email, address }: { email: string; address: string },
): Promise<MessageView> {
  await ctx.limits.spend(MAILS_BY_ADDRESS, address);
  const wait = await planMail(ctx, { flow: "reset", email });
  if (wait === 0) {
    await inTransaction(ctx, (tx) => ctx.jobs.enqueue(tx, mailResetLinkJob, { email, ask: ctx.requestId }));
  }
  return { message: SENT };
}
