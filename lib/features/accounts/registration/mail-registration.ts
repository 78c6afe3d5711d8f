import "server-only";
import { findParentByEmail } from "@/lib/features/accounts/data-parents";
import { findRegistration, lockAddress, markSent } from "@/lib/features/accounts/data-registrations";
import type { mailRegistrationJob } from "@/lib/features/accounts/job-names";
import { mayMailToday } from "@/lib/features/accounts/throttling/may-mail-today";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { JobPayload } from "@/lib/platform/jobs/job-name";
import { queueAccountWord } from "./queue-account-word";
import { queueVerifyLink } from "./queue-verify-link";

/** Answers a registration by e-mail: with a link or, where there is an account already, with a word about it. */
export async function mailRegistration(
  ctx: Context,
  { registrationId, from, timeZone }: JobPayload<typeof mailRegistrationJob>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const found = await findRegistration(tx, registrationId, ctx.now());
    if (!found) return;
    await lockAddress(tx, found.email);
    // A newer one may have replaced it while this waited for the lock.
    const registration = await findRegistration(tx, registrationId, ctx.now());
    if (!registration) return;
    const parent = await findParentByEmail(tx, registration.email);
    if (!(await mayMailToday(ctx, { flow: "verify", email: registration.email }))) return;
    await markSent(tx, registration.id);
    if (!parent) {
      return queueVerifyLink(ctx, tx, {
        registration,
        from,
        timeZone,
        idempotencyKey: `verify-email:${registration.id}`,
      });
    }
    // The registration stays until it expires: its password goes on being answered as if it waited for its e-mail, so
    // that registering and then signing in tells nobody whether there is an account.
    await queueAccountWord(ctx, tx, { parent, idempotencyKey: `already-registered:${registration.id}` });
  });
}
