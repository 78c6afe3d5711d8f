import "server-only";
import { claimApproved, findApproved } from "@/lib/features/accounts/data-registrations";
import { APPROVAL_SECONDS } from "@/lib/features/accounts/rules";
import { openSession, type Caller, type OpenedSession } from "@/lib/features/accounts/sessions/open-session";
import type { Context } from "@/lib/platform/context";
import { readRegistrationToken } from "@/lib/platform/tokens/registration-token";
import { AppError } from "@/lib/shared/app-error";

type Continued = { registrationCookie: string | null; caller: Caller; keepSignedIn?: boolean | undefined };

const refused = () => new AppError("UNAUTHENTICATED", "Please sign in with your email and password.");

/**
 * Signs in the browser that signed up, once: it chose the password, and whoever reads the mailbox has said, a moment
 * ago, that this was them.
 */
export async function continueSignUp(
  ctx: Context,
  { registrationCookie, caller, keepSignedIn }: Continued,
): Promise<OpenedSession> {
  const now = ctx.now();
  const registrationId = await readRegistrationToken(ctx.config.AUTH_SECRET, registrationCookie, {
    proof: "registration",
    now,
  });
  if (!registrationId) throw refused();
  const since = new Date(now.getTime() - APPROVAL_SECONDS * 1000);
  const approved = await findApproved(ctx.db, { registrationId, since });
  if (!approved) throw refused();
  const { parentId, passwordHash } = approved;
  return openSession(ctx, {
    parentId,
    caller,
    kept: keepSignedIn,
    stillHolds: (tx, locked) =>
      // eslint-disable-next-line no-restricted-syntax -- both are stored; nobody chose either
      locked.passwordHash === passwordHash && claimApproved(tx, { registrationId, parentId }),
  });
}
