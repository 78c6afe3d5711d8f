import "server-only";
import { nameDevice } from "@/lib/features/accounts/devices/name-device";
import { requireRecentProof } from "@/lib/features/accounts/proof/require-recent-proof";
import { inTransaction, type Context } from "@/lib/platform/context";
import { checkNewPasskey } from "@/lib/platform/passkeys/passkeys";
import { requireParent, requireParentActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { refuseMore } from "./begin-passkey";
import type { NewPasskeyInput, PasskeyView } from "./contract";
import { insertPasskey, lockWays } from "./data";
import { passkeyQuestion, requireSite } from "./passkey-question";
import { NOT_MADE } from "./rules";
import { toPasskeyView } from "./show-passkeys";
import { tellOfPasskey } from "./tell-of-passkey";

const TAKEN = "This passkey is in use already.";

/**
 * Adds the passkey that a device has just made for this session.
 * @throws AppError PROOF_NEEDED, VALIDATION, CONFLICT, LIMIT_REACHED
 */
export async function addPasskey(
  ctx: Context,
  { answer, userAgent }: { answer: NewPasskeyInput; userAgent: string | null },
): Promise<PasskeyView> {
  requireRecentProof(ctx);
  const parent = requireParent(ctx.actor);
  const site = requireSite(ctx);
  const question = passkeyQuestion(ctx, `make:${requireParentActor(ctx.actor).sessionId}`);
  const key = await checkNewPasskey({ site, answer, isOurs: question.isOurs });
  if (!key || !(await question.take())) throw new AppError("VALIDATION", NOT_MADE);
  return inTransaction(ctx, async (tx) => {
    const ways = await lockWays(tx, parent);
    if (!ways) throw new AppError("NOT_FOUND", "Resource not found.");
    refuseMore(ways.passkeys.length);
    const device = nameDevice(userAgent);
    const added = await insertPasskey(tx, parent, {
      ...key,
      transports: answer.transports,
      device,
      createdAt: ctx.now(),
    });
    if (!added) throw new AppError("CONFLICT", TAKEN);
    await tellOfPasskey(ctx, tx, { keeper: ways.keeper, parent, passkey: added, isAdded: true });
    return toPasskeyView(added);
  });
}
