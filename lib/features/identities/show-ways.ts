import "server-only";
import type { OauthProvider } from "@/lib/features/accounts/contract";
import type { Context } from "@/lib/platform/context";
import type { IdentitiesView } from "./contract";
import type { Ways } from "./data";

/** The ways in as a parent is shown them. */
export function showWays({ config }: Context, { passwordHash, identities, _count }: Ways): IdentitiesView {
  const isSetUp: Record<OauthProvider, boolean> = {
    google: Boolean(config.GOOGLE_CLIENT_ID && config.GOOGLE_CLIENT_SECRET),
    github: Boolean(config.GITHUB_CLIENT_ID && config.GITHUB_CLIENT_SECRET),
  };
  const linked = new Map(identities.map(({ provider, createdAt }) => [provider, createdAt]));
  return {
    hasPassword: passwordHash !== null,
    hasPasskey: _count.passkeys > 0,
    linked: [...linked].map(([provider, since]) => ({ provider, since: since.toISOString() })),
    offered: (["google", "github"] as const).filter((one) => isSetUp[one] && !linked.has(one)),
  };
}
