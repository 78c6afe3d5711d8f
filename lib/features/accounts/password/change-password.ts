import "server-only";
import type { ChangePasswordInput } from "@/lib/features/accounts/contract";
import { findPasswordHash, lockParent } from "@/lib/features/accounts/data-parents";
import { noteProof, revokeOtherSessions } from "@/lib/features/accounts/data-sessions";
import { CHANGE_TRIES } from "@/lib/features/accounts/rules";
import { countFailure } from "@/lib/features/accounts/throttling/count-failure";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { hashPassword, verifyPassword } from "@/lib/platform/passwords/passwords";
import { requireParent, requireParentActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { MessageView } from "@/lib/shared/message";
import { refuseWeakPassword } from "./refuse-weak-password";
import { storePassword } from "./store-password";

const CHANGED = "Password changed successfully!";
const NO_PASSWORD =
  "Your account has no password yet. Please use “Forgot your password?” on the sign-in screen to set one.";

const incorrect = (message = "Current password is incorrect") =>
  new AppError("VALIDATION", message, { details: { currentPassword: message } });

/** A new password for whoever still knows the old one. Signs out everywhere but here. */
export async function changePassword(ctx: Context, input: ChangePasswordInput): Promise<MessageView> {
  const { parentId, sessionId, email, firstName } = requireParentActor(ctx.actor);
  const parent = requireParent(ctx.actor);
  const stored = await findPasswordHash(ctx.db, parentId);
  if (!stored) throw incorrect(NO_PASSWORD);
  await countFailure(ctx, { limit: CHANGE_TRIES, key: parentId }, async () => {
    if (!(await verifyPassword(stored, input.currentPassword))) throw incorrect();
  });
  refuseWeakPassword(input.newPassword, email, "newPassword");
  const passwordHash = await hashPassword(input.newPassword);

  return answerInTransaction(ctx, async (tx) => {
    const locked = await lockParent(tx, parentId);
    // Of two changes at once, one was made by somebody who no longer knows the password.
    if (locked?.passwordHash !== stored) throw incorrect();
    const now = ctx.now();
    await revokeOtherSessions(tx, parent, { keep: sessionId, now });
    // Whoever just gave the password has proven it anew.
    await noteProof(tx, parent, { sessionId, now });
    await storePassword(ctx, tx, {
      owner: { id: parentId, email, firstName },
      passwordHash,
      signedOutOf: "all other devices",
      idempotencyKey: ctx.requestId,
    });
    return { message: CHANGED };
  });
}
