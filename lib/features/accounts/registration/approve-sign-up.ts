import "server-only";
import type { ApprovedView, ApproveSignUpInput } from "@/lib/features/accounts/contract";
import { takeFactsBack } from "@/lib/features/accounts/data-parents";
import { deleteRegistration } from "@/lib/features/accounts/data-registrations";
import { refuseVerifyTokens } from "@/lib/features/accounts/data-tokens";
import { LINK_TRIES, NAMELESS } from "@/lib/features/accounts/rules";
import { countFailure } from "@/lib/features/accounts/throttling/count-failure";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { sha256 } from "@/lib/platform/tokens/random-token";
import { AppError } from "@/lib/shared/app-error";
import { adoptRegistration } from "./adopt-registration";
import { lockVerifyToken } from "./lock-verify-token";

const YES = "Thank you. The browser where you signed up goes on by itself.";
const NO = "Thank you. That sign-up is gone, and its password works nowhere.";
const TOO_LATE =
  "This sign-up was already answered. If it was not you, choose a new password that only you know.";
const REFUSED_BEFORE =
  "This sign-up was answered with a no before, and it is gone. To use your account, choose a password.";
const SETTLED = "Your email is verified. You can sign in.";
const invalid = () => new AppError("VALIDATION", "This verification link is invalid or has expired.");

/**
 * The answer of whoever reads the mailbox to "Was it you?", after the link was opened in another browser than the one
 * that signed up. Yes makes the password the parent's, and lets that browser go on; no throws the sign-up away.
 */
export async function approveSignUp(
  ctx: Context,
  { token, wasMe, address }: ApproveSignUpInput & { address: string },
): Promise<ApprovedView> {
  return countFailure(ctx, { limit: LINK_TRIES, key: address }, () =>
    inTransaction(ctx, (tx) => answer(tx, { hash: sha256(token), wasMe, now: ctx.now() })),
  );
}

type Answer = { hash: Uint8Array<ArrayBuffer>; wasMe: boolean; now: Date };

async function answer(tx: Tx, { hash, wasMe, now }: Answer): Promise<ApprovedView> {
  const link = await lockVerifyToken(tx, { hash, now });
  if (link === "settled") return { message: wasMe ? SETTLED : TOO_LATE, approved: wasMe };
  if (link === "refused") return { message: wasMe ? REFUSED_BEFORE : NO, approved: false };
  if (link === "dead" || !link.confirmedParentId) throw invalid();
  const { registrationId, email, confirmedParentId: parentId, firstName, lastName, phone } = link;
  if (wasMe) {
    await adoptRegistration(tx, { registrationId, parentId, email, now });
    return { message: YES, approved: true };
  }
  await refuseVerifyTokens(tx, { registrationId, parentId, now });
  // The others that were sent stay: one of them may be the owner's own.
  await deleteRegistration(tx, registrationId);
  // Somebody else chose them.
  await takeFactsBack(tx, parentId, { given: { firstName, lastName, phone }, instead: NAMELESS });
  return { message: NO, approved: false };
}
