import "server-only";
import { requireRecentProof } from "@/lib/features/accounts/proof/require-recent-proof";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { PasskeysView } from "./contract";
import { deletePasskey, lockWays } from "./data";
import { showPasskeys } from "./show-passkeys";
import { tellOfPasskey } from "./tell-of-passkey";

const LAST = "This is the only way into your account. Choose a password first, or connect another account.";

/**
 * Takes a passkey away, and never the last way in.
 * @throws AppError PROOF_NEEDED, NOT_FOUND (also for another parent's), CONFLICT
 */
export async function removePasskey(ctx: Context, { id }: { id: string }): Promise<PasskeysView> {
  requireRecentProof(ctx);
  const parent = requireParent(ctx.actor);
  return answerInTransaction(ctx, async (tx) => {
    const ways = await lockWays(tx, parent);
    const passkey = ways?.passkeys.find((one) => one.id === id);
    if (!ways || !passkey) throw new AppError("NOT_FOUND", "Resource not found.");
    if (ways.isOnlyWay && ways.passkeys.length === 1) throw new AppError("CONFLICT", LAST);
    await deletePasskey(tx, parent, id);
    await tellOfPasskey(ctx, tx, { keeper: ways.keeper, parent, passkey, isAdded: false });
    return showPasskeys(ctx, { ...ways, passkeys: ways.passkeys.filter((one) => one !== passkey) });
  });
}
