import "server-only";
import { requireRecentProof } from "@/lib/features/accounts/proof/require-recent-proof";
import type { RecoveryCodesView } from "@/lib/features/second-factor/contract";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import { changeFactor, lockFactor } from "./data";
import { makeRecoveryCodes } from "./make-recovery-codes";

/** New recovery codes in place of the old ones. */
export async function renewRecoveryCodes(ctx: Context): Promise<RecoveryCodesView> {
  requireRecentProof(ctx);
  const parent = requireParent(ctx.actor);
  return answerInTransaction(ctx, async (tx) => {
    if (!(await lockFactor(tx, parent))?.confirmedAt) throw new AppError("CONFLICT", "Codes are off.");
    const { shown, hashes } = makeRecoveryCodes(ctx);
    await changeFactor(tx, parent, { recoveryHashes: hashes });
    return { recoveryCodes: shown };
  });
}
