import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { signingKey } from "./signing-key";

const NONCE_BYTES = 16;
const TIME_BYTES = 6;
const BYTES = NONCE_BYTES + TIME_BYTES + 32;

/** What a passkey signs: good for one purpose and until one moment. Nothing is stored of those that nobody answers. */
export function makeChallenge(
  secret: string,
  { purpose, until }: { purpose: string; until: Date },
): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(NONCE_BYTES + TIME_BYTES);
  randomBytes(NONCE_BYTES).copy(head);
  head.writeUIntBE(until.getTime(), NONCE_BYTES, TIME_BYTES);
  return Uint8Array.from(Buffer.concat([head, seal(secret, purpose, head)]));
}

/** Whether we made this challenge (in base64url) for this purpose, and its time isn't over. */
export function isOurChallenge(
  secret: string,
  challenge: string,
  { purpose, now }: { purpose: string; now: Date },
): boolean {
  const bytes = Buffer.from(challenge, "base64url");
  if (bytes.length !== BYTES) return false;
  const head = bytes.subarray(0, NONCE_BYTES + TIME_BYTES);
  if (!timingSafeEqual(bytes.subarray(head.length), seal(secret, purpose, head))) return false;
  return head.readUIntBE(NONCE_BYTES, TIME_BYTES) > now.getTime();
}

const seal = (secret: string, purpose: string, head: Buffer): Buffer =>
  createHmac("sha256", signingKey(secret, "passkey")).update(head).update(purpose).digest();
