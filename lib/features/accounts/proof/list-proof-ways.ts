import "server-only";
import type { OauthProvider, ProofWaysView } from "@/lib/features/accounts/contract";
import { findProofWays } from "@/lib/features/accounts/data-profile";
import { findTokenFacts } from "@/lib/features/accounts/data-sessions";
import type { Context } from "@/lib/platform/context";
import { requireParentActor, requireReader } from "@/lib/shared/actor";

const SAYS_WHEN_IT_ASKED: Record<OauthProvider, boolean> = { google: true, github: false };

/** How this parent can show again who they are: not everybody has a password. */
export async function listProofWays(ctx: Context): Promise<ProofWaysView> {
  const { parent } = requireReader(ctx.actor);
  const [ways, session] = await Promise.all([
    findProofWays(ctx.db, parent),
    findTokenFacts(ctx.db, parent, requireParentActor(ctx.actor).sessionId),
  ]);
  const providers = ways.providers.filter((provider) => SAYS_WHEN_IT_ASKED[provider]);
  return { ...ways, providers, keepSignedIn: session?.kept ?? false };
}
