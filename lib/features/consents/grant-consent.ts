import "server-only";
import { createHash } from "node:crypto";
import { findEntitlement } from "@/lib/features/billing/subscription/find-entitlement";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { ConsentPurpose } from "./contract";
import { insertConsent } from "./data";
import { CONSENT_TEXTS, notAgreed, OUTDATED } from "./rules";

/**
 * Records what a parent agreed to just now: the text in its version, and how we know that an adult agreed.
 * @throws AppError VALIDATION unless `textVersion` is the one in force
 */
export async function grantConsent(
  ctx: Context,
  tx: Tx,
  { purpose, textVersion }: { purpose: ConsentPurpose; textVersion: string | null },
): Promise<string> {
  const parent = requireParent(ctx.actor);
  const { version, text } = CONSENT_TEXTS[purpose];
  if (textVersion !== version) {
    const message = textVersion ? OUTDATED : notAgreed(purpose);
    throw new AppError("VALIDATION", message, { details: { consent: message } });
  }
  // A card payment of which its holder is told proves an adult; a confirmed address is the next best thing.
  const { hasActiveSubscription } = await findEntitlement(ctx, parent, tx);
  return insertConsent(tx, parent, {
    purpose,
    textVersion,
    method: hasActiveSubscription ? "card_transaction" : "email_confirmation",
    evidence: `sha256:${createHash("sha256").update(text).digest("hex")}`,
  });
}
