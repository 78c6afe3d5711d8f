import "server-only";
import { mailResetLinkJob } from "@/lib/features/accounts/job-names";
import { admitMailRequest } from "@/lib/features/accounts/throttling/admit-mail-request";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { MessageView } from "@/lib/shared/message";

const SENT =
  "If this email is registered, you will receive a reset link. Please check your email and follow the instructions to reset your password.";

/** Asks for a reset link. The job looks the address up, so known and unknown cost the caller the same. */
export async function requestPasswordReset(
  ctx: Context,
  { email, address }: { email: string; address: string },
): Promise<MessageView> {
  const wait = await admitMailRequest(ctx, { flow: "reset", email, address });
  if (wait === 0) {
    await inTransaction(ctx, (tx) => ctx.jobs.enqueue(tx, mailResetLinkJob, { email, ask: ctx.requestId }));
  }
  return { message: SENT };
}
