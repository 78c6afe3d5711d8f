import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { keyedHash } from "./random-token";
import { signingKey } from "./signing-key";

const AUDIENCE = "talewick-api";

const claims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  typ: z.literal("access"),
  exp: z.number(),
  fph: z.string().optional(),
});

export type AccessClaims = {
  parentId: string;
  sessionId: string;
  /** SHA-256 of the browser's second cookie, base64url; absent for callers that are not browsers. */
  fingerprintHash: string | null;
};

type Lifetime = { issuedAt: Date; expiresAt: Date };

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

export function signAccessToken(
  secret: string,
  facts: AccessClaims,
  { issuedAt, expiresAt }: Lifetime,
): Promise<string> {
  const { parentId, sessionId, fingerprintHash } = facts;
  return new SignJWT({ sid: sessionId, typ: "access", ...(fingerprintHash ? { fph: fingerprintHash } : {}) })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setSubject(parentId)
    .setAudience(AUDIENCE)
    .setIssuedAt(seconds(issuedAt))
    .setExpirationTime(seconds(expiresAt))
    .sign(signingKey(secret, "access"));
}

type Read = { claims: AccessClaims; expiresAt: number };

// The library has every signature checked by another thread, which costs a call as much as its query. A screen makes
// several calls with one token, and what a signature says of it doesn't change.
const READ_AT_MOST = 1_000;
const read = new Map<string, Read>();

/** @throws for anything that is not a token of ours, of this kind, and still in date */
async function verify(secret: string, token: string, now: Date): Promise<Read> {
  const { payload } = await jwtVerify(token, signingKey(secret, "access"), {
    algorithms: ["HS256"],
    audience: AUDIENCE,
    currentDate: now,
  });
  const { sub, sid, fph, exp } = claims.parse(payload);
  return { claims: { parentId: sub, sessionId: sid, fingerprintHash: fph ?? null }, expiresAt: exp };
}

/** `null` for anything that is not a token of ours, of this kind, and still in date. */
export async function readAccessToken(
  secret: string,
  token: string,
  now: Date,
): Promise<AccessClaims | null> {
  // No token stays in memory for it.
  const key = keyedHash(secret, token);
  try {
    const known = read.get(key) ?? (await verify(secret, token, now));
    if (known.expiresAt <= seconds(now)) {
      read.delete(key);
      return null;
    }
    read.set(key, known);
    for (const oldest of read.keys()) {
      if (read.size <= READ_AT_MOST) break;
      read.delete(oldest);
    }
    return known.claims;
  } catch {
    // Every way to be wrong is the same answer: not a token of ours.
    return null;
  }
}
