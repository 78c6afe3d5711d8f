import "server-only";
import { findChildAt, revokeParentsSession, revokeSession } from "@/lib/features/accounts/data-sessions";
import type { Context } from "@/lib/platform/context";
import { openSessionCookie } from "@/lib/platform/tokens/session-cookie";
import { handedOver, requireParent, scopeForSystem } from "@/lib/shared/actor";

/**
 * Ends the caller's session. `sessionCookie` comes only from requests of our own pages: it also ends the session of a
 * browser that has lost its token.
 * @throws AppError CHILDS_MODE where a child sits: the device is taken back first
 */
export async function signOut(
  ctx: Context,
  { sessionCookie }: { sessionCookie: string | null },
): Promise<void> {
  if (ctx.actor.kind === "parent") {
    await revokeSession(ctx.db, requireParent(ctx.actor), ctx.actor.sessionId, ctx.now());
  }
  const held = sessionCookie && (await openSessionCookie(ctx.config.AUTH_SECRET, sessionCookie));
  if (!held) return;
  const owner = scopeForSystem({ kind: "system", name: "sign-out" }, held.parentId);
  await revokeParentsSession(ctx.db, owner, held.sessionId, ctx.now());
  if (await findChildAt(ctx.db, owner, held.sessionId)) throw handedOver();
}
