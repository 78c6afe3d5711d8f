import "server-only";
import type { ResendInput } from "@/lib/features/accounts/contract";
import { mailVerificationJob } from "@/lib/features/accounts/job-names";
import { admitMailRequest } from "@/lib/features/accounts/throttling/admit-mail-request";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { MessageView } from "@/lib/shared/message";

const SENT = "Verification email sent! Please check your inbox.";

/** Asks for the confirmation link again. The answer never tells whether there was anything to send. */
export async function resendVerification(
  ctx: Context,
  { email, address, from, timeZone = null }: ResendInput & { address: string; timeZone?: string | null },
): Promise<MessageView> {
  const wait = await admitMailRequest(ctx, { flow: "verify", email, address });
  if (wait === 0) {
    await inTransaction(ctx, (tx) =>
      ctx.jobs.enqueue(tx, mailVerificationJob, { email, from: from ?? null, timeZone, ask: ctx.requestId }),
    );
  }
  return { message: SENT };
}
