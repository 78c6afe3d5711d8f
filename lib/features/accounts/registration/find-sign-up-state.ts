import "server-only";
import type { SignUpStateView } from "@/lib/features/accounts/contract";
import { findApproved } from "@/lib/features/accounts/data-registrations";
import { APPROVAL_SECONDS } from "@/lib/features/accounts/rules";
import type { Context } from "@/lib/platform/context";
import { readRegistrationToken } from "@/lib/platform/tokens/registration-token";

/**
 * Whether the browser that signed up may go on. A registration that never can be, such as one of an address that has an
 * account, waits like any other.
 */
export async function findSignUpState(
  ctx: Context,
  { registrationCookie }: { registrationCookie: string | null },
): Promise<SignUpStateView> {
  const now = ctx.now();
  const registrationId = await readRegistrationToken(ctx.config.AUTH_SECRET, registrationCookie, {
    proof: "registration",
    now,
  });
  const since = new Date(now.getTime() - APPROVAL_SECONDS * 1000);
  const approved = registrationId && (await findApproved(ctx.db, { registrationId, since }));
  return { status: approved ? "approved" : "waiting" };
}
