import type { NextAuthOptions } from "next-auth";
import GitHub from "next-auth/providers/github";
import Google from "next-auth/providers/google";
import { z } from "zod";
import type { OauthProvider } from "@/lib/features/accounts/contract";
import type { IdentityFacts } from "@/lib/features/accounts/sign-in/link-identity";
import { tellNextAuth, type Config } from "@/lib/platform/config";
import type { Log } from "@/lib/platform/log/logger";

const TIMEOUT_MS = 5_000;
/** The last second that a `Date` can say. */
const MOST_SECONDS = 8.64e12;
/** Somebody who signed in at the provider this lately needn't do so again. */
const FRESH_SECONDS = 60;
const ASK_WHEN_PROVEN = JSON.stringify({ id_token: { auth_time: { essential: true } } });

const googleClaims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  /** When the person last signed in there. Google sends it on request, where its console has it switched on. */
  auth_time: z.number().int().positive().max(MOST_SECONDS).optional(),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});

const githubProfile = z.object({
  id: z.number(),
  login: z.string(),
  name: z.string().nullish(),
  verifiedEmail: z.string().nullable(),
});

const githubAddresses = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

const words = (name: string) => name.trim().split(/\s+/);

/** The first word, and everything after it. */
const splitName = (name: string) => ({
  firstName: words(name)[0] ?? "",
  lastName: words(name).slice(1).join(" "),
});

/** What a provider said about a person, in our words. */
export function identityFacts(provider: OauthProvider, profile: unknown): IdentityFacts {
  if (provider === "google") {
    const claims = googleClaims.parse(profile);
    const split = splitName(claims.name ?? "");
    return {
      provider,
      subject: claims.sub,
      email: claims.email ?? null,
      isEmailVerified: claims.email_verified === true,
      provenAt: claims.auth_time === undefined ? null : new Date(claims.auth_time * 1000),
      firstName: claims.given_name ?? split.firstName,
      lastName: claims.family_name ?? split.lastName,
    };
  }
  const { id, login, name, verifiedEmail } = githubProfile.parse(profile);
  return {
    provider,
    subject: String(id),
    email: verifiedEmail,
    isEmailVerified: verifiedEmail !== null,
    // GitHub doesn't say, and can't be told to ask.
    provenAt: null,
    ...splitName(name ?? login),
  };
}

/** GitHub's own profile address may be unverified; the list says which one is both primary and verified. */
async function verifiedGithubAddress(apiUrl: string, accessToken: string): Promise<string | null> {
  // eslint-disable-next-line no-restricted-syntax -- the provider's address, from the configuration
  const response = await fetch(`${apiUrl}/user/emails`, {
    headers: { authorization: `Bearer ${accessToken}`, accept: "application/vnd.github+json" },
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) return null;
  const addresses = githubAddresses.safeParse(await response.json());
  return addresses.data?.find(({ primary, verified }) => primary && verified)?.email ?? null;
}

function githubOptions({
  GITHUB_CLIENT_ID: clientId,
  GITHUB_CLIENT_SECRET: clientSecret,
  GITHUB_URL: standIn,
}: Config) {
  if (!clientId || !clientSecret) return null;
  const site = standIn ?? "https://github.com";
  const apiUrl = standIn ?? "https://api.github.com";
  return GitHub({
    clientId,
    clientSecret,
    client: { token_endpoint_auth_method: "client_secret_post" },
    httpOptions: { timeout: TIMEOUT_MS },
    checks: ["pkce", "state"],
    issuer: `${site}/login/oauth`,
    authorization: { url: `${site}/login/oauth/authorize`, params: { scope: "read:user user:email" } },
    token: `${site}/login/oauth/access_token`,
    userinfo: {
      url: `${apiUrl}/user`,
      async request({ client, tokens }) {
        const accessToken = tokens.access_token ?? "";
        const profile = await client.userinfo(accessToken);
        return { ...profile, verifiedEmail: await verifiedGithubAddress(apiUrl, accessToken) };
      },
    },
  });
}

function googleOptions(
  { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer }: Config,
  askAgain: boolean,
) {
  if (!clientId || !clientSecret) return null;
  return Google({
    clientId,
    clientSecret,
    client: { token_endpoint_auth_method: "client_secret_post" },
    httpOptions: { timeout: TIMEOUT_MS },
    checks: ["pkce", "state", "nonce"],
    authorization: {
      params: { claims: ASK_WHEN_PROVEN, ...(askAgain ? { max_age: FRESH_SECONDS } : {}) },
    },
    ...(issuer ? { issuer, wellKnown: `${issuer}/.well-known/openid-configuration` } : {}),
  });
}

export const isConfigured = (config: Config, provider: OauthProvider): boolean =>
  (provider === "google" ? googleOptions(config, false) : githubOptions(config)) !== null;

/** Which kind of failure. Its words and fields hold what both sides sent: state, codes, tokens. */
function kindOf(facts: Error | Record<string, unknown>): string {
  const { error } = "error" in facts ? facts : { error: facts };
  return error instanceof Error ? error.name : "unknown";
}

type SignInCallback = NonNullable<NonNullable<NextAuthOptions["callbacks"]>["signIn"]>;

type Wishes = {
  signIn?: SignInCallback;
  /** Have the person show who they are, even where the provider knows the browser. */
  askAgain?: boolean;
};

/** next-auth does the protocol with the providers; accounts, links and sessions are ours, so it never makes one. */
export function authOptions(
  config: Config,
  log: Log,
  { signIn = () => false, askAgain = false }: Wishes = {},
): NextAuthOptions {
  tellNextAuth(config);
  const secure = config.secureCookies;
  const cookie = (kind: string) => ({
    name: `${secure ? "__Host-" : ""}talewick-${kind}`,
    options: { httpOnly: true, sameSite: "lax", path: "/", secure },
  });
  return {
    secret: config.AUTH_SECRET,
    providers: [googleOptions(config, askAgain), githubOptions(config)].filter(
      (provider) => provider !== null,
    ),
    session: { strategy: "jwt" },
    useSecureCookies: secure,
    cookies: {
      state: cookie("oauth-state"),
      pkceCodeVerifier: cookie("oauth-pkce"),
      nonce: cookie("oauth-nonce"),
      csrfToken: cookie("oauth-csrf"),
    },
    callbacks: { signIn },
    logger: {
      error: (code, facts) => {
        log.warn({ code, kind: kindOf(facts) }, "oauth");
      },
      warn: () => undefined,
      debug: () => undefined,
    },
  };
}
