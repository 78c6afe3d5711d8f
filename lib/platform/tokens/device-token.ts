import { jwtVerify, SignJWT } from "jose";
import { signingKey } from "./signing-key";

const AUDIENCE = "talewick-device";
const DEVICE_DAYS = 180;

type DeviceFacts = { account: string; deviceId: string };

/** Says that `account` (a keyed hash of its address) has signed in from this browser before. Opens nothing. */
export function signDeviceToken(
  secret: string,
  { account, deviceId }: DeviceFacts,
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ typ: "device" })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setSubject(account)
    .setJti(deviceId)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + DEVICE_DAYS * 24 * 3600)
    .sign(signingKey(secret, "device"));
}

/** The id of a device that `account` has used before, or `null`. */
export async function readDeviceToken(
  secret: string,
  token: string,
  expected: { account: string; now: Date },
): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, signingKey(secret, "device"), {
      algorithms: ["HS256"],
      audience: AUDIENCE,
      subject: expected.account,
      currentDate: expected.now,
    });
    return payload.typ === "device" && payload.jti ? payload.jti : null;
  } catch {
    return null;
  }
}
