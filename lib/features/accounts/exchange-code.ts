import type { Context } from "@/lib/platform/context";
import { readAccessToken } from "@/lib/platform/tokens/access-token";
import { isRandomToken, sha256 } from "@/lib/platform/tokens/random-token";
import { openSessionCookie } from "@/lib/platform/tokens/session-cookie";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { LoginView } from "./contract";
import { claimToken, findParentOfToken } from "./data-tokens";
import { identifyCaller } from "./identify-caller";
import { openSession, type Caller, type OpenedSession } from "./open-session";
import { showLogin } from "./show-login";

export type ExchangeInput = {
  token: string;
  /** The cookie of the browser that began the flow. */
  binding: string | null;
  fingerprintCookie: string | null;
  caller: Caller;
};

const refused = () =>
  new AppError("UNAUTHENTICATED", "This sign-in link has expired or was opened in another browser.");

/** Ends a sign-in at Google or GitHub: a code that works once, soon, and only in the browser that asked for it. */
export async function exchangeCode(ctx: Context, input: ExchangeInput): Promise<OpenedSession> {
  const { token, binding, caller } = input;
  if (!isRandomToken(token)) return { login: await confirmOwnToken(ctx, input), cookies: null };
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
    stillHolds: async (tx) => (await claimToken(tx, key)) === parent.id,
  });
}

/** An access token in the link, as older tools make it, is taken from the browser that already holds its session. */
async function confirmOwnToken(
  ctx: Context,
  { token, fingerprintCookie, caller }: ExchangeInput,
): Promise<LoginView> {
  const secret = ctx.config.AUTH_SECRET;
  const held = caller.sessionCookie ? await openSessionCookie(secret, caller.sessionCookie) : null;
  const claims = await readAccessToken(secret, token, ctx.now());
  if (!held || claims?.sessionId !== held.sessionId) throw refused();
  const actor = await identifyCaller(ctx, { bearer: token, sessionCookie: null, fingerprintCookie });
  if (actor.kind !== "parent") throw refused();
  return showLogin(ctx, { parent: requireParent(actor), person: { ...actor, id: actor.parentId }, token });
}
