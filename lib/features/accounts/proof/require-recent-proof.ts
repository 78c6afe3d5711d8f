import "server-only";
import { isRecent } from "@/lib/features/accounts/rules";
import type { Context } from "@/lib/platform/context";
import { requireParentActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";

/**
 * First line of every use case that is sensitive (deletion, export, the log of everybody): whoever sits at an open
 * session has to have shown lately that they are its parent. Our screens answer this refusal by asking for the password
 * and sending the call again.
 */
export function requireRecentProof(ctx: Context): void {
  const { provenAt } = requireParentActor(ctx.actor);
  if (isRecent(provenAt, ctx.now())) return;
  throw new AppError("PROOF_NEEDED", "Please enter your password again to go on.");
}
