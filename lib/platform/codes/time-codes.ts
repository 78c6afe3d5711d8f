import { Secret, TOTP } from "otpauth";
import { encode } from "uqr";

const STEP_SECONDS = 30;
/** A code of the half minute before or after is taken, too: clocks differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** Of ASCII alone: the library compares bytes, and stumbles over other digits. */
const CODE = /^[0-9]{6}$/;

const codesOf = (secret: string, label = "") =>
  new TOTP({ issuer: "Talewick", label, secret: Secret.fromBase32(secret), period: STEP_SECONDS });

/** What an app makes its codes of, in base 32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The half minute whose code this is, around `now`; `null` for no such code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!CODE.test(code)) return null;
  const timestamp = now.getTime();
  const delta = codesOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
}

/** The address by which an app takes a secret over. */
export const secretAddress = (secret: string, label: string): string => codesOf(secret, label).toString();

/** A QR code as one path of an SVG whose sides are `size`. */
export function drawQrCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return { size, path };
}
