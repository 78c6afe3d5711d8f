import "server-only";
import type { Context } from "@/lib/platform/context";
import type { ConsentPurpose } from "./contract";
import { findStanding } from "./data";
import { CONSENT_TEXTS } from "./rules";

/** Whether a recorded consent still stands, in the words in force. */
export function checkConsent(
  ctx: Context,
  { id, purpose }: { id: string; purpose: ConsentPurpose },
): Promise<boolean> {
  return findStanding(ctx.db, { id, purpose, textVersion: CONSENT_TEXTS[purpose].version });
}
