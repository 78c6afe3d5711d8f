import "server-only";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { inTransaction, type Context } from "@/lib/platform/context";
import { hashPassword } from "@/lib/platform/passwords/passwords";
import { keyedHash, sha256 } from "@/lib/platform/tokens/random-token";
import { scopeForSystem } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { MessageView } from "./contract";
import { countFailure } from "./count-failure";
import { updatePasswordHash } from "./data-parents";
import { deleteRegistrations } from "./data-registrations";
import { revokeAllSessions } from "./data-sessions";
import { claimToken, findParentOfToken, voidTokens } from "./data-tokens";
import { refuseWeakPassword } from "./refuse-weak-password";
import { LINK_TRIES, SIGN_IN_BY_ACCOUNT, SIGN_IN_LOCK } from "./rules";

const DONE = "Password reset successful! Please sign in with your new password.";
const invalid = () => new AppError("VALIDATION", "Invalid or expired reset token.");

type ResetInput = { token: string; password: string; address: string };

/** Sets a new password with a link from an e-mail. Signs out of all devices and signs nobody in. */
export async function resetPassword(ctx: Context, input: ResetInput): Promise<MessageView> {
  const { token, password, address } = input;
  const key = { kind: "reset_password", hash: sha256(token), now: ctx.now() } as const;
  const parent = await countFailure(ctx, { limit: LINK_TRIES, key: address }, async () => {
    const found = await findParentOfToken(ctx.db, key);
    if (!found) throw invalid();
    return found;
  });
  refuseWeakPassword(password, parent.email);
  const passwordHash = await hashPassword(password);

  await inTransaction(ctx, async (tx) => {
    if ((await claimToken(tx, key)) !== parent.id) throw invalid();
    await updatePasswordHash(tx, parent.id, passwordHash);
    await revokeAllSessions(tx, scopeForSystem({ kind: "system", name: "reset" }, parent.id), ctx.now());
    await voidTokens(tx, { parentId: parent.id, kind: "reset_password" });
    await voidTokens(tx, { parentId: parent.id, kind: "oauth_code" });
    await deleteRegistrations(tx, parent.email);
    await enqueueEmail(ctx, tx, {
      template: "password-changed",
      to: parent.email,
      props: {
        firstName: parent.firstName,
        resetUrl: `${ctx.config.APP_URL}/forgot-password`,
        signedOutOf: "all devices",
      },
      idempotencyKey: `password-changed:${Buffer.from(key.hash).toString("hex")}`,
      parentId: parent.id,
    });
  });
  await forgetFailures(ctx, parent.email);
  return { message: DONE };
}

/** Whoever proves to own the address may try again, however often somebody guessed before. */
async function forgetFailures(ctx: Context, email: string): Promise<void> {
  const account = keyedHash(ctx.config.AUTH_SECRET, email);
  await Promise.all([...SIGN_IN_BY_ACCOUNT, SIGN_IN_LOCK].map((limit) => ctx.limits.forget(limit, account)));
}
