import type { Context } from "@/lib/platform/context";
import { signAccessToken } from "@/lib/platform/tokens/access-token";
import { apiClient, type ApiClient } from "./http-client";

type Served = { web: { origin: string }; secret: string };

/** A parent of the test's own making who calls over HTTP, signed in without the way through the mailbox. */
export async function signedCaller({ web, secret }: Served, { actor }: Context): Promise<ApiClient> {
  if (actor.kind !== "parent") throw new Error("nobody is signed in");
  const { parentId, sessionId } = actor;
  const now = new Date();
  const dates = { issuedAt: now, expiresAt: new Date(now.getTime() + 3 * 3600_000) };
  return apiClient(
    web.origin,
    await signAccessToken(secret, { parentId, sessionId, fingerprintHash: null }, dates),
  );
}
