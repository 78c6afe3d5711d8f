import { hkdfSync } from "node:crypto";

export type Purpose =
  | "access"
  | "device"
  | "registration"
  | "confirmation"
  | "second-factor"
  | "passkey"
  | "webhook";

const known = new Map<string, Uint8Array>();

/** One key for each purpose, so that a token of one kind can't pass for another. */
export function signingKey(secret: string, purpose: Purpose): Uint8Array {
  const name = `${purpose}:${secret}`;
  const key = known.get(name) ?? new Uint8Array(hkdfSync("sha256", secret, "", `talewick ${purpose}`, 32));
  known.set(name, key);
  return key;
}
