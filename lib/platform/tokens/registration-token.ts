import { jwtVerify, SignJWT } from "jose";
import { signingKey } from "./signing-key";

/**
 * `registration`: this browser chose the password of a registration. `confirmation`: this browser opened a link of it,
 * so whoever uses it reads the mailbox.
 */
export type RegistrationProof = "registration" | "confirmation";

const audience = (proof: RegistrationProof) => `talewick-${proof}`;

type Facts = { proof: RegistrationProof; registrationId: string };

/** A browser's part in a registration, for one of its cookies. Opens nothing by itself. */
export function signRegistrationToken(
  secret: string,
  { proof, registrationId }: Facts,
  { now, seconds }: { now: Date; seconds: number },
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ typ: proof })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setSubject(registrationId)
    .setAudience(audience(proof))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
    .sign(signingKey(secret, proof));
}

/** The registration that a cookie speaks of, or `null`. */
export async function readRegistrationToken(
  secret: string,
  token: string | null,
  { proof, now }: { proof: RegistrationProof; now: Date },
): Promise<string | null> {
  if (!token) return null;
  try {
    const { payload } = await jwtVerify(token, signingKey(secret, proof), {
      algorithms: ["HS256"],
      audience: audience(proof),
      currentDate: now,
    });
    return payload.typ === proof ? (payload.sub ?? null) : null;
  } catch {
    return null;
  }
}
