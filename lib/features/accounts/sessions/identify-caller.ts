import "server-only";
import { timingSafeEqual } from "node:crypto";
import {
  findLiveSession,
  revokeParentsSession,
  touchSession,
  type LiveSession,
} from "@/lib/features/accounts/data-sessions";
import { SESSION_TOUCH_SECONDS } from "@/lib/features/accounts/rules";
import type { Context } from "@/lib/platform/context";
import { readAccessToken } from "@/lib/platform/tokens/access-token";
import { sha256 } from "@/lib/platform/tokens/random-token";
import { openSessionCookie } from "@/lib/platform/tokens/session-cookie";
import { scopeForSystem, type Actor } from "@/lib/shared/actor";
import { WHICHEVER_SESSION } from "@/lib/shared/leaving";
import { seenSince } from "./seen-since";

export type Credentials = {
  bearer: string | null;
  sessionCookie: string | null;
  fingerprintCookie: string | null;
  /** The session that this browser has left without the server having heard of it. */
  leaving?: string | null;
};

const VISITOR: Actor = { kind: "visitor" };

/** Names the session that the caller claims. A bearer token that is there but wrong is not helped out by a cookie. */
async function claimedSession(ctx: Context, { bearer, sessionCookie }: Credentials) {
  const secret = ctx.config.AUTH_SECRET;
  if (bearer !== null) return readAccessToken(secret, bearer, ctx.now());
  if (sessionCookie === null) return null;
  const opened = await openSessionCookie(secret, sessionCookie);
  return opened && { ...opened, fingerprintHash: null };
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.byteLength === other.byteLength && timingSafeEqual(one, other);

/** A browser's token is worth nothing without the browser's second cookie. */
function isHeldByItsOwner(session: LiveSession, credentials: Credentials, tokenHash: string | null): boolean {
  if (credentials.bearer === null) return session.kind === "browser";
  if (session.fingerprintHash === null) return tokenHash === null;
  const { fingerprintCookie } = credentials;
  if (tokenHash === null || fingerprintCookie === null) return false;
  const held = sha256(fingerprintCookie);
  return isSame(held, session.fingerprintHash) && isSame(held, Buffer.from(tokenHash, "base64url"));
}

/** A child of a family that no longer shares its stories has no device here. */
const isChildStillHere = ({ parentId, childId, childsAccount, families }: LiveSession): boolean =>
  childId === null ||
  childsAccount === parentId ||
  (families ?? []).some(({ ownerId }) => ownerId === childsAccount);

/** A token that is here came after a sign-out that knew none. */
const isLeft = (sessionId: string, { leaving, bearer }: Credentials): boolean =>
  leaving === sessionId || (leaving === WHICHEVER_SESSION && bearer === null);

const before = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);

/** Who calls. The session row decides, on every request; anything malformed, ended or foreign is a visitor. */
export async function identifyCaller(ctx: Context, credentials: Credentials): Promise<Actor> {
  const claimed = await claimedSession(ctx, credentials);
  if (!claimed) return VISITOR;

  const now = ctx.now();
  if (isLeft(claimed.sessionId, credentials)) {
    const owner = scopeForSystem({ kind: "system", name: "sign-out" }, claimed.parentId);
    // Where a child sits it goes on, and so does whoever calls.
    await revokeParentsSession(ctx.db, owner, claimed.sessionId, now);
  }
  const session = await findLiveSession(ctx.db, {
    sessionId: claimed.sessionId,
    parentId: claimed.parentId,
    now,
    seenSince: seenSince(now),
  });
  if (!session || !isHeldByItsOwner(session, credentials, claimed.fingerprintHash)) return VISITOR;
  if (!isChildStillHere(session)) return VISITOR;

  const staleSince = before(now, SESSION_TOUCH_SECONDS);
  if (session.lastSeenAt < staleSince) await touchSession(ctx.db, session.sessionId, { now, staleSince });

  const { sessionId, parentId, role, email, firstName, lastName, deletionDueAt } = session;
  const { childId, childsAccount } = session;
  const who = { parentId, sessionId, role, email, firstName, lastName };
  const families = session.families ?? [];
  return {
    kind: "parent",
    ...who,
    provenAt: session.reauthenticatedAt,
    deletionDueAt,
    childId,
    childsAccount,
    families,
  };
}
