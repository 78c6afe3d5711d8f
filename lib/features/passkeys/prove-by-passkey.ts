import "server-only";
import { confirmProof } from "@/lib/features/accounts/proof/confirm-proof";
import { CHANGE_TRIES } from "@/lib/features/accounts/rules";
import { countFailure } from "@/lib/features/accounts/throttling/count-failure";
import type { Context } from "@/lib/platform/context";
import { requireParentActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { MessageView } from "@/lib/shared/message";
import { checkPasskey } from "./check-passkey";
import type { UsedPasskeyInput } from "./contract";
import { noteUse } from "./data";
import { NOT_KNOWN } from "./rules";

/**
 * Takes a passkey in place of the password, so that sensitive actions are open for a while.
 * @throws AppError VALIDATION, also for another parent's; RATE_LIMITED
 */
export async function proveByPasskey(ctx: Context, answer: UsedPasskeyInput): Promise<MessageView> {
  const { parentId } = requireParentActor(ctx.actor);
  await countFailure(ctx, { limit: CHANGE_TRIES, key: parentId }, async () => {
    const used = await checkPasskey(ctx, answer);
    const isTheirs =
      used?.passkey.parentId === parentId &&
      (await noteUse(ctx.db, used.passkey, { counter: used.counter, now: ctx.now() }));
    if (!isTheirs) throw new AppError("VALIDATION", NOT_KNOWN);
  });
  return confirmProof(ctx);
}
