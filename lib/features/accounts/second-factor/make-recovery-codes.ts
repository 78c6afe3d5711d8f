import "server-only";
import { randomInt } from "node:crypto";
import type { Context } from "@/lib/platform/context";
import { keyedHash } from "@/lib/platform/tokens/random-token";
import { RECOVERY_CODES, writeCode } from "@/lib/features/second-factor/rules";

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 10;

/** What is stored of a recovery code: without our secret, trying out what could be in the table leads nowhere. */
export const recoveryHash = (ctx: Context, code: string): string =>
  keyedHash(ctx.config.AUTH_SECRET, `recovery-code:${code}`);

/** New codes as they are shown, and what is stored of them. */
export function makeRecoveryCodes(ctx: Context): { shown: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(""),
  );
  return { shown: codes.map(writeCode), hashes: codes.map((code) => recoveryHash(ctx, code)) };
}
