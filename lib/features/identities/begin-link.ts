import "server-only";
import { requireRecentProof } from "@/lib/features/accounts/proof/require-recent-proof";
import type { Context } from "@/lib/platform/context";
import { keyedHash } from "@/lib/platform/tokens/random-token";
import { requireParentActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";

/**
 * Lets this session link an identity: a mark that only this call makes, good with `flow` alone. A link that somebody
 * else has this browser open begins a sign-in, and never this.
 */
export function beginLink(ctx: Context, flow: string): string {
  requireRecentProof(ctx);
  const { role } = requireParentActor(ctx.actor);
  // As in `linkIdentity`: whoever reads everybody's log signs in with a password.
  if (role === "admin") throw new AppError("FORBIDDEN", "An administrator signs in with a password only.");
  return linkMark(ctx, flow);
}

/** Whether the mark is this session's, for this flow. */
export const isLinkBegun = (ctx: Context, flow: string, mark: string): boolean =>
  ctx.actor.kind === "parent" && mark === linkMark(ctx, flow);

const linkMark = (ctx: Context, flow: string): string =>
  keyedHash(ctx.config.AUTH_SECRET, `link-identity:${requireParentActor(ctx.actor).sessionId}:${flow}`);
