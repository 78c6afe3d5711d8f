import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent, requireParentActor } from "@/lib/shared/actor";
import type { ProofWaysView } from "./contract";
import { findProofWays } from "./data-profile";
import { findTokenFacts } from "./data-sessions";

/** How this parent can show again who they are: not everybody has a password. */
export async function listProofWays(ctx: Context): Promise<ProofWaysView> {
  const parent = requireParent(ctx.actor);
  const [ways, session] = await Promise.all([
    findProofWays(ctx.db, parent),
    findTokenFacts(ctx.db, parent, requireParentActor(ctx.actor).sessionId),
  ]);
  return { ...ways, keepSignedIn: session?.kept ?? false };
}
