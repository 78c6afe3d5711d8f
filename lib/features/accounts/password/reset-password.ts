import "server-only";
import { lockParent } from "@/lib/features/accounts/data-parents";
import { revokeAllSessions } from "@/lib/features/accounts/data-sessions";
import { claimToken, findParentOfToken } from "@/lib/features/accounts/data-tokens";
import { DEAD_RESET_LINK, LINK_TRIES, SIGN_IN_BY_ACCOUNT, SIGN_IN_LOCK } from "@/lib/features/accounts/rules";
import { countFailure } from "@/lib/features/accounts/throttling/count-failure";
import { inTransaction, type Context } from "@/lib/platform/context";
import { hashPassword } from "@/lib/platform/passwords/passwords";
import { keyedHash, sha256 } from "@/lib/platform/tokens/random-token";
import { scopeForSystem } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { MessageView } from "@/lib/shared/message";
import { refuseWeakPassword } from "./refuse-weak-password";
import { storePassword } from "./store-password";

const DONE = "Password reset successful! Please sign in with your new password.";
const invalid = () => new AppError("VALIDATION", DEAD_RESET_LINK);

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
    // A sign-in of this moment holds the parent until its session is stored: only then are all of them there to end.
    await lockParent(tx, parent.id);
    if ((await claimToken(tx, key)) !== parent.id) throw invalid();
    await revokeAllSessions(tx, scopeForSystem({ kind: "system", name: "reset" }, parent.id), ctx.now());
    await storePassword(ctx, tx, {
      owner: parent,
      passwordHash,
      signedOutOf: "all devices",
      idempotencyKey: Buffer.from(key.hash).toString("hex"),
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
