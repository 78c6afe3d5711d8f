import "server-only";
import { openSession, type Caller, type OpenedSession } from "@/lib/features/accounts/sessions/open-session";
import { giveBackToNetwork, spendForNetwork } from "@/lib/features/accounts/throttling/spend-for-network";
import type { Context } from "@/lib/platform/context";
import { AppError } from "@/lib/shared/app-error";
import { checkPasskey } from "./check-passkey";
import type { PasskeySignInInput } from "./contract";
import { noteUse } from "./data";
import { NOT_KNOWN } from "./rules";

/**
 * Signs in whoever unlocked a passkey of an account. That is two things at once, a device and what opens it, so no code
 * is asked for besides.
 * @throws AppError UNAUTHENTICATED, RATE_LIMITED
 */
export async function signInByPasskey(
  ctx: Context,
  { passkey: answer, keepSignedIn, caller }: PasskeySignInInput & { caller: Caller },
): Promise<OpenedSession> {
  await spendForNetwork(ctx, caller.address);
  const used = await checkPasskey(ctx, answer);
  if (!used) throw new AppError("UNAUTHENTICATED", NOT_KNOWN);
  const { passkey, counter } = used;
  const opened = await openSession(ctx, {
    parentId: passkey.parentId,
    caller,
    kept: keepSignedIn,
    isTwoSteps: true,
    stillHolds: (tx) => noteUse(tx, passkey, { counter, now: ctx.now() }),
  });
  await giveBackToNetwork(ctx, caller.address);
  return opened;
}
