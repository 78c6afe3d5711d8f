import "server-only";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { MessageView } from "@/lib/shared/message";
import type { ResendInput } from "./contract";
import { mailVerificationJob } from "./job-names";
import { planMail } from "./plan-mail";
import { MAILS_BY_ADDRESS } from "./rules";

const SENT = "Verification email sent! Please check your inbox.";

/** Asks for the confirmation link again. The answer never tells whether there was anything to send. */
export async function resendVerification(
  ctx: Context,
  { email, address, from }: ResendInput & { address: string },
): Promise<MessageView> {
  await ctx.limits.spend(MAILS_BY_ADDRESS, address);
  const wait = await planMail(ctx, { flow: "verify", email });
  if (wait === 0) {
    await inTransaction(ctx, (tx) =>
      ctx.jobs.enqueue(tx, mailVerificationJob, { email, from: from ?? null, ask: ctx.requestId }),
    );
  }
  return { message: SENT };
}
