import "server-only";
import { findParentByEmail } from "@/lib/features/accounts/data-parents";
import { findRegistrationByEmail, lockAddress, markSent } from "@/lib/features/accounts/data-registrations";
import type { mailVerificationJob } from "@/lib/features/accounts/job-names";
import { mayMailToday } from "@/lib/features/accounts/throttling/may-mail-today";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { JobPayload } from "@/lib/platform/jobs/job-name";
import { queueAccountWord } from "./queue-account-word";
import { queueVerifyLink } from "./queue-verify-link";

/** Sends the e-mail of a waiting registration again: its link or, where it did not make the account, a word about that. */
export async function mailVerification(
  ctx: Context,
  { email, from, timeZone, ask }: JobPayload<typeof mailVerificationJob>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockAddress(tx, email);
    const registration = await findRegistrationByEmail(tx, email, ctx.now());
    if (!registration) return;
    const parent = await findParentByEmail(tx, email);
    if (!(await mayMailToday(ctx, { flow: "verify", email }))) return;
    await markSent(tx, registration.id);
    // A parent that this registration's own link has made may still need a link, for another browser.
    if (parent && (parent.id !== registration.confirmedParentId || registration.approvedAt)) {
      return queueAccountWord(ctx, tx, { parent, idempotencyKey: `already-registered-again:${ask}` });
    }
    const idempotencyKey = `verify-email-again:${ask}`;
    await queueVerifyLink(ctx, tx, { registration, from, timeZone, idempotencyKey });
  });
}
