import "server-only";
import { inTransaction, type Context } from "@/lib/platform/context";
import { admitMailRequest } from "./admit-mail-request";
import type { MessageView } from "@/lib/shared/message";
import type { ResendInput } from "./contract";
import { mailVerificationJob } from "./job-names";

const SENT = "Verification email sent! Please check your inbox.";

/** Asks for the confirmation link again. The answer never tells whether there was anything to send. */
export async function resendVerification(
  ctx: Context,
  { email, address, from }: ResendInput & { address: string },
): Promise<MessageView> {
  const wait = await admitMailRequest(ctx, { flow: "verify", email, address });
  if (wait === 0) {
    await inTransaction(ctx, (tx) =>
      ctx.jobs.enqueue(tx, mailVerificationJob, { email, from: from ?? null, ask: ctx.requestId }),
    );
  }
  return { message: SENT };
}
