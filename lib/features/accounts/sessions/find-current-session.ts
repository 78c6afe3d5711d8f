import "server-only";
import type { CurrentSessionView } from "@/lib/features/accounts/contract";
import { findTokenFacts } from "@/lib/features/accounts/data-sessions";
import type { Context } from "@/lib/platform/context";
import { signAccessToken } from "@/lib/platform/tokens/access-token";
import { sha256 } from "@/lib/platform/tokens/random-token";
import { requireReader } from "@/lib/shared/actor";
import { showLogin } from "./show-login";

/**
 * Who sits at this browser, with the subscription as it is right now, so that what the browser remembers can follow.
 * The token is the one that this session has had all along: a browser whose storage was cleared gets it back.
 */
export async function findCurrentSession(
  ctx: Context,
  { fingerprintCookie }: { fingerprintCookie: string | null },
): Promise<CurrentSessionView> {
  const { actor, config } = ctx;
  if (actor.kind !== "parent") return { signedIn: false };
  const { parent, childId } = requireReader(actor);
  const facts = await findTokenFacts(ctx.db, parent, actor.sessionId);
  if (!facts) return { signedIn: false };
  const bound = facts.fingerprintHash && Buffer.from(facts.fingerprintHash);
  // Without the second cookie the token would be good for nothing.
  if (bound && !(fingerprintCookie && bound.equals(sha256(fingerprintCookie)))) return { signedIn: false };
  const { parentId, sessionId } = actor;
  const token = await signAccessToken(
    config.AUTH_SECRET,
    { parentId, sessionId, fingerprintHash: bound && bound.toString("base64url") },
    { issuedAt: facts.createdAt, expiresAt: facts.expiresAt },
  );
  const login = await showLogin(ctx, { parent, person: { ...actor, id: parentId }, token });
  return { signedIn: true, login, childId, readsWithFamily: (actor.families ?? []).length > 0 };
}
