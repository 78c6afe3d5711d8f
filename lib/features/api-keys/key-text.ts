import { crc32 } from "node:zlib";
import { randomToken } from "@/lib/platform/tokens/random-token";
import { KEY_PREFIX } from "@/lib/shared/key-scopes";

const KEY = new RegExp(`^(${KEY_PREFIX}[\\w-]{43})([0-9a-f]{8})$`);
const HINT_LENGTH = 4;

const checksumOf = (text: string): string => crc32(text).toString(16).padStart(8, "0");

/** A new key: what says that it is one, 256 random bits, and a checksum. */
export function makeKeyText(): string {
  const text = `${KEY_PREFIX}${randomToken()}`;
  return `${text}${checksumOf(text)}`;
}

/** Whether it can be a key of ours; one that was cut off or mistyped asks no database. */
export function isKeyText(text: string): boolean {
  const [, body = "", checksum] = KEY.exec(text) ?? [];
  return body !== "" && checksum === checksumOf(body);
}

/** By what a parent tells keys apart. */
export const hintOf = (key: string): string => key.slice(KEY_PREFIX.length, KEY_PREFIX.length + HINT_LENGTH);
