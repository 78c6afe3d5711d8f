import "server-only";
import { findTokenFacts, revokeSession } from "@/lib/features/accounts/data-sessions";
import { claimToken, findParentOfToken } from "@/lib/features/accounts/data-tokens";
import { maskEmail } from "@/lib/features/accounts/rules";
import { identifyCaller } from "@/lib/features/accounts/sessions/identify-caller";
import { openSession, type Caller, type OpenedSession } from "@/lib/features/accounts/sessions/open-session";
import { showLogin } from "@/lib/features/accounts/sessions/show-login";
import type { Context } from "@/lib/platform/context";
import { readAccessToken } from "@/lib/platform/tokens/access-token";
import { isRandomToken, sha256 } from "@/lib/platform/tokens/random-token";
import { openSessionCookie } from "@/lib/platform/tokens/session-cookie";
import { requireReader } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";

export type ExchangeInput = {
  token: string;
  confirmed: boolean;
  /** Of the parent's app, where one was given. */
  code?: string | undefined;
  /** The cookie of the browser that began the flow. */
  binding: string | null;
  /** What was chosen where it began. */
  kept?: boolean;
  fingerprintCookie: string | null;
  caller: Caller;
};

const refused = () =>
  new AppError("UNAUTHENTICATED", "This sign-in link has expired or was opened in another browser.");

/** Ends a sign-in at Google or GitHub: a code that works once, soon, and only in the browser that asked for it. */
export async function exchangeCode(ctx: Context, input: ExchangeInput): Promise<OpenedSession> {
  const { token, binding, caller, kept } = input;
  if (!isRandomToken(token)) return takeAccessToken(ctx, input);
  if (!binding) throw refused();
  const key = {
    kind: "oauth_code",
    hash: sha256(token),
    bindingHash: sha256(binding),
    now: ctx.now(),
  } as const;
  const parent = await findParentOfToken(ctx.db, key);
  if (!parent) throw refused();
  return openSession(ctx, {
    parentId: parent.id,
    caller,
    kept,
    provenAt: parent.provenAt,
    code: input.code,
    stillHolds: async (tx) => (await claimToken(tx, key)) === parent.id,
  });
}

/**
 * An access token in the link, as older tools make it. The session that this browser already has is taken without a
 * question. Somebody else's link must not sign this browser in unseen, so any other session has to be asked for; it
 * ends, and goes on here as long as it would have there: who has a token has not shown who they are. A token that is bound to another browser opens nothing.
 */
async function takeAccessToken(ctx: Context, input: ExchangeInput): Promise<OpenedSession> {
  const { token, fingerprintCookie, caller } = input;
  const secret = ctx.config.AUTH_SECRET;
  const held = caller.sessionCookie ? await openSessionCookie(secret, caller.sessionCookie) : null;
  const claims = await readAccessToken(secret, token, ctx.now());
  if (!claims) throw refused();
  const isOwn = held?.sessionId === claims.sessionId;
  const credentials = { bearer: token, sessionCookie: null };
  const actor = await identifyCaller(ctx, {
    ...credentials,
    fingerprintCookie: isOwn ? fingerprintCookie : null,
  });
  if (actor.kind !== "parent") throw refused();
  const { parent } = requireReader(actor);
  if (isOwn) {
    const login = await showLogin(ctx, { parent, person: { ...actor, id: actor.parentId }, token });
    return { login, cookies: null };
  }
  if (!input.confirmed) throw new AppError("CONFLICT", `Continue as ${maskEmail(actor.email)}?`);
  const given = await findTokenFacts(ctx.db, parent, claims.sessionId);
  if (!given) throw refused();
  return openSession(ctx, {
    parentId: actor.parentId,
    caller,
    goesOnFrom: {
      kept: given.kept,
      provenAt: actor.provenAt,
      expiresAt: given.expiresAt,
      childId: actor.childId ?? null,
    },
    stillHolds: (tx) => revokeSession(tx, parent, claims.sessionId, ctx.now()),
  });
}
