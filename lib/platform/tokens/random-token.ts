import { createHash, createHmac, randomBytes } from "node:crypto";

/** 256 random bits as 43 characters that need no escaping in a URL or cookie. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

export const isRandomToken = (value: string): boolean => /^[\w-]{43}$/.test(value);

/** What is stored of a secret, so that reading the table opens nothing. */
export const sha256 = (value: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(createHash("sha256").update(value).digest());

/** Names something personal, such as an address, in keys that are kept in plain sight. */
export const keyedHash = (secret: string, value: string): string =>
  createHmac("sha256", secret).update(value).digest("base64url");
