import "server-only";
import type { RegisterInput } from "@/lib/features/accounts/contract";
import { findSaltOfAddress } from "@/lib/features/accounts/data-parents";
import { addRegistration, lockAddress } from "@/lib/features/accounts/data-registrations";
import { mailRegistrationJob } from "@/lib/features/accounts/job-names";
import { refuseWeakPassword } from "@/lib/features/accounts/password/refuse-weak-password";
import { mailsADay, mailsAnHour, REGISTRATION_SECONDS } from "@/lib/features/accounts/rules";
import { admitMailRequest } from "@/lib/features/accounts/throttling/admit-mail-request";
import { inTransaction, type Context } from "@/lib/platform/context";
import { hashPassword } from "@/lib/platform/passwords/passwords";
import { keyedHash } from "@/lib/platform/tokens/random-token";
import { signRegistrationToken } from "@/lib/platform/tokens/registration-token";
import type { MessageView } from "@/lib/shared/message";

const CHECK_YOUR_MAIL = "Please check your email to verify your account before signing in.";

type Registered = {
  view: MessageView;
  /** For the cookie of the browser that chose the password. */
  registration: string;
};

/** Whether an address could get one more link to verify it now; counts nothing. */
async function hasMailLeft(ctx: Context, email: string): Promise<boolean> {
  const key = keyedHash(ctx.config.AUTH_SECRET, email);
  return (
    (await ctx.limits.hasRoom(mailsADay("verify"), key)) ||
    (await ctx.limits.hasRoom(mailsAnHour("verify"), key))
  );
}

/**
 * Notes a registration. There is no parent before the address is confirmed, and whether there already is one is found
 * out by the job that writes the e-mail: nothing that the caller sees or measures depends on it.
 */
export async function registerParent(
  ctx: Context,
  input: RegisterInput & { address: string; userAgent?: string | null; timeZone?: string | null },
): Promise<Registered> {
  const { email, password, firstName, lastName, phone, from, userAgent = null, timeZone = null } = input;
  refuseWeakPassword(password, email);
  const { address } = input;
  const wait = await admitMailRequest(ctx, { flow: "verify", email, address, isLasting: true });
  const passwordHash = await hashPassword(password, await findSaltOfAddress(ctx.db, email));

  const createdAt = ctx.now();
  const expiresAt = new Date(createdAt.getTime() + REGISTRATION_SECONDS * 1000);
  const registrationId = await inTransaction(ctx, async (tx) => {
    await lockAddress(tx, email);
    // Without an e-mail for the new one, the link that was sent last has to stay good. Mail is counted under the same
    // lock, so whatever uses up the day after this answer carries a link to the new registration.
    const takesEffect = await hasMailLeft(ctx, email);
    const id = await addRegistration(
      tx,
      { email, firstName, lastName, phone, passwordHash, userAgent, createdAt, expiresAt },
      takesEffect,
    );
    // The newest registration has to be the one that can be confirmed, so its e-mail waits rather than fails.
    const payload = { registrationId: id, from: from ?? null, timeZone };
    await ctx.jobs.enqueue(tx, mailRegistrationJob, payload, { startAfterSeconds: wait });
    return id;
  });
  const registration = await signRegistrationToken(
    ctx.config.AUTH_SECRET,
    { proof: "registration", registrationId },
    { now: createdAt, seconds: REGISTRATION_SECONDS },
  );
  return { view: { message: CHECK_YOUR_MAIL }, registration };
}
