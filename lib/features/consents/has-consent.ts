import "server-only";
import type { Context } from "@/lib/platform/context";
import type { ParentScope } from "@/lib/shared/actor";
import type { ConsentPurpose } from "./contract";
import { countStanding } from "./data";
import { CONSENT_TEXTS } from "./rules";

/** Whether a parent agrees to a purpose now, in the words in force. */
export async function hasConsent(
  ctx: Context,
  { parent, purpose }: { parent: ParentScope; purpose: ConsentPurpose },
): Promise<boolean> {
  return (await countStanding(ctx.db, parent, { purpose, textVersion: CONSENT_TEXTS[purpose].version })) > 0;
}
