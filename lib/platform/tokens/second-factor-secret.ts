import { CompactEncrypt, compactDecrypt } from "jose";
import { signingKey } from "./signing-key";

/** Encrypts what makes a parent's codes, so that reading the table makes none. */
export const sealSecret = (authSecret: string, plain: string): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(plain))
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .encrypt(signingKey(authSecret, "second-factor"));

/** `null` for what was sealed under another secret. */
export async function openSecret(authSecret: string, sealed: string): Promise<string | null> {
  try {
    const { plaintext } = await compactDecrypt(sealed, signingKey(authSecret, "second-factor"));
    return new TextDecoder().decode(plaintext);
  } catch {
    return null;
  }
}
