import "server-only";
import { takeBackFromChild } from "@/lib/features/accounts/data-sessions";
import { requireRecentProof } from "@/lib/features/accounts/proof/require-recent-proof";
import { inTransaction, type Context } from "@/lib/platform/context";
import { requireParentActor, requireReader } from "@/lib/shared/actor";

/**
 * Makes the caller's session the parent's again, for whoever has shown since it was handed over that they are the parent.
 * @throws AppError PROOF_NEEDED
 */
export async function takeSessionBack(ctx: Context): Promise<void> {
  const { parent, childId } = requireReader(ctx.actor);
  if (childId === null) return;
  const { sessionId } = requireParentActor(ctx.actor);
  requireRecentProof(ctx);
  await inTransaction(ctx, (tx) => takeBackFromChild(tx, parent, sessionId));
}
