import "server-only";
import { requireRecentProof } from "@/lib/features/accounts/proof/require-recent-proof";
import type { Context } from "@/lib/platform/context";
import { requireParent, requireParentActor } from "@/lib/shared/actor";
import type { AuditScope } from "./data";

/**
 * Whose entries the caller may see. Everybody's needs a proof of the last minutes of who sits there.
 * @throws AppError PROOF_NEEDED
 */
export function auditScope(ctx: Context): AuditScope {
  if (requireParentActor(ctx.actor).role !== "admin")
    return { everybody: false, parent: requireParent(ctx.actor) };
  requireRecentProof(ctx);
  return { everybody: true };
}
