import "server-only";
import { requireRecentProof } from "@/lib/features/accounts/proof/require-recent-proof";
import type { Context } from "@/lib/platform/context";
import { requireParentActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";

/**
 * First line of what administrators do with other people's words.
 * @throws AppError FORBIDDEN, PROOF_NEEDED
 */
export function requireAdministrator(ctx: Context): void {
  if (requireParentActor(ctx.actor).role !== "admin") throw new AppError("FORBIDDEN", "This is not allowed.");
  requireRecentProof(ctx);
}
