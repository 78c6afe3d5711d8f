import { randomFillSync } from "node:crypto";

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Drawn in bulk: a renewal of thousands of subscriptions makes tens of thousands of ids. */
const pool = new Uint8Array(16_384);
let used = pool.length;

export function newId(prefix: string, length = 24): string {
  if (used + length > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  let id = `${prefix}_`;
  for (const byte of pool.subarray(used, used + length)) id += LETTERS.charAt(byte % LETTERS.length);
  used += length;
  return id;
}
