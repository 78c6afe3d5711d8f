import type { OauthProvider } from "@/lib/features/accounts/contract";
import { OAUTH_BEGIN_SECONDS, safePath, withFrom } from "@/lib/features/accounts/rules";
import { issueCode } from "@/lib/features/accounts/sign-in/issue-code";
import { linkIdentity, type IdentityFacts } from "@/lib/features/accounts/sign-in/link-identity";
import { beginLink, isLinkBegun } from "@/lib/features/identities/begin-link";
import { joinIdentity } from "@/lib/features/identities/join-identity";
import type { LinkOutcome } from "@/lib/features/identities/rules";
import { authOptions, identityFacts, isConfigured } from "@/lib/http/auth-options";
import { allCookies, cookieName, setCookie } from "@/lib/http/cookies";
import { runNextAuth } from "@/lib/http/run-next-auth";
import type { Context } from "@/lib/platform/context";
import { randomToken } from "@/lib/platform/tokens/random-token";
import { AppError } from "@/lib/shared/app-error";

/** The cookies of the protocol itself; next-auth sets more, for pages that we don't use. */
const PROTOCOL = /^(__Host-)?talewick-oauth-(state|pkce|nonce)=/;
const EXPLAINED = /^\/signin\?m=[a-z-]+(&from=[^&]*)?$/;
const FINISHED = "/oauth2/callback?";
const SETTINGS = "/settings/profile?tab=security&link=";

const redirect = (ctx: Context, location: string, cookies: string[] = []): Response => {
  const headers = new Headers({
    location: new URL(location, ctx.config.APP_URL).href,
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 302, headers });
};

type Reason = "failed" | "cancelled" | "code" | "unverified" | "refused" | "unavailable";
const explain = (reason: Reason, from: string | null) => withFrom(`/signin?m=oauth-${reason}`, from);

type Begun = {
  /** The page that the flow began on. */
  from: string | null;
  keepSignedIn: boolean;
  /** Somebody who is signed in is to show again who they are. */
  askAgain?: boolean;
};

/** What ties the flow to this browser, with what it has to remember. */
const bindingFor = ({ from, keepSignedIn }: Begun): string =>
  [randomToken(), Buffer.from(from ?? "").toString("base64url"), keepSignedIn ? "kept" : "passing"].join(".");

/** Whether the session that the flow ends in is to be kept. */
export const isToBeKept = (binding: string | null): boolean => binding?.split(".")[2] !== "passing";

const originOf = (binding: string): string | null => {
  const [, from] = binding.split(".");
  return from ? safePath(Buffer.from(from, "base64url").toString()) : null;
};

const isElsewhere = (ctx: Context, location: string | null): location is string =>
  location !== null &&
  URL.canParse(location) &&
  new URL(location).origin !== new URL(ctx.config.APP_URL).origin;

/** With what only a signed-in parent who asked for it has: see `beginLink`. */
const linkingBinding = (ctx: Context): string => {
  const flow = randomToken();
  return [flow, "", "passing", beginLink(ctx, flow)].join(".");
};

/** Whether the flow is to give the parent who sits here another way in. */
const isLinking = (binding: string): boolean => binding.split(".").length > 3;
const mayLink = (ctx: Context, binding: string): boolean => {
  const [flow = "", , , mark = ""] = binding.split(".");
  return isLinkBegun(ctx, flow, mark);
};
const settle = (outcome: LinkOutcome): string => `${SETTINGS}${outcome}`;

type Start = { binding: string; askAgain: boolean };

/** Where the provider asks, and the cookies that bring the browser back; `null` where it can't be reached. */
async function startAtProvider(
  ctx: Context,
  provider: OauthProvider,
  { binding, askAgain }: Start,
): Promise<{ location: string; cookies: string[] } | null> {
  if (!isConfigured(ctx.config, provider)) {
    throw new AppError("UNAVAILABLE", "This way to sign in is not set up.");
  }
  const options = authOptions(ctx.config, ctx.log, { askAgain });
  const csrf = await runNextAuth(options, { method: "GET", action: "csrf", cookies: {} });
  const { csrfToken = "" } = csrf.body as { csrfToken?: string };
  const csrfCookie = csrf.setCookies
    .map((cookie) => /^([^=]+)=([^;]*)/.exec(cookie))
    .find((parts) => parts?.[1]?.endsWith("oauth-csrf"));
  const started = await runNextAuth(options, {
    method: "POST",
    action: "signin",
    provider,
    body: { csrfToken },
    cookies: csrfCookie?.[1] && csrfCookie[2] ? { [csrfCookie[1]]: decodeURIComponent(csrfCookie[2]) } : {},
  });
  // On failure next-auth points back to a page of its own.
  if (!isElsewhere(ctx, started.location)) return null;
  const tied = setCookie(ctx.config, "oauth-tx", binding, { maxAgeSeconds: OAUTH_BEGIN_SECONDS });
  const cookies = [...started.setCookies.filter((cookie) => PROTOCOL.test(cookie)), tied];
  return { location: started.location, cookies };
}

/** Sends the browser to the provider. */
export async function beginOauth(
  ctx: Context,
  provider: OauthProvider,
  { from, keepSignedIn, askAgain = false }: Begun,
): Promise<Response> {
  const binding = bindingFor({ from: safePath(from), keepSignedIn });
  const started = await startAtProvider(ctx, provider, { binding, askAgain });
  if (!started) return redirect(ctx, explain("unavailable", from));
  return redirect(ctx, started.location, started.cookies);
}

/** Where a parent who wants to link an identity goes, with the cookies that it takes. */
export async function beginLinking(ctx: Context, provider: OauthProvider) {
  const started = await startAtProvider(ctx, provider, { binding: linkingBinding(ctx), askAgain: false });
  if (!started) throw new AppError("UNAVAILABLE", "That service can't be reached right now.");
  return started;
}

/** Where the browser goes on to, once the provider has said who it is. */
async function goOn(ctx: Context, facts: IdentityFacts, binding: string): Promise<string> {
  if (isLinking(binding)) return settle(mayLink(ctx, binding) ? await joinIdentity(ctx, facts) : "failed");
  const from = originOf(binding);
  const linked = await linkIdentity(ctx, facts);
  if (linked.outcome !== "signed-in") return explain(linked.outcome, from);
  const code = await issueCode(ctx, { parentId: linked.parentId, binding, provenAt: facts.provenAt });
  return withFrom(`/oauth2/callback?token=${code}`, from);
}

/** Takes the browser back from the provider, and on to our callback page with a code. */
export async function finishOauth(
  ctx: Context,
  provider: OauthProvider,
  request: Request,
): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const cookies = allCookies(request);
  const binding = cookies[cookieName(ctx.config, "oauth-tx")];
  if (!isConfigured(ctx.config, provider) || !binding) return redirect(ctx, explain("code", null));
  const from = originOf(binding);
  const tell = (reason: "cancelled" | "failed") =>
    isLinking(binding) ? settle(reason) : explain(reason, from);
  if (query.error === "access_denied") return redirect(ctx, tell("cancelled"));

  const options = authOptions(ctx.config, ctx.log, {
    signIn: ({ profile }) => goOn(ctx, identityFacts(provider, profile), binding),
  });
  const done = await runNextAuth(options, { method: "GET", action: "callback", provider, query, cookies });
  const location = done.location ?? "";
  const isOurs = location.startsWith(FINISHED) || location.startsWith(SETTINGS) || EXPLAINED.test(location);
  return redirect(
    ctx,
    isOurs ? location : tell("failed"),
    done.setCookies.filter((cookie) => PROTOCOL.test(cookie)),
  );
}
