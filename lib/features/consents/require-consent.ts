import "server-only";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { ConsentPurpose } from "./contract";
import { holdConsent } from "./data";
import { CONSENT_TEXTS, notAgreed } from "./rules";

/**
 * The standing consent to a purpose, in the words in force.
 * @throws AppError VALIDATION when there is none
 */
export async function requireConsent(ctx: Context, tx: Tx, purpose: ConsentPurpose): Promise<string> {
  const textVersion = CONSENT_TEXTS[purpose].version;
  const id = await holdConsent(tx, requireParent(ctx.actor), { purpose, textVersion });
  if (id) return id;
  const message = notAgreed(purpose);
  throw new AppError("VALIDATION", message, { details: { consent: message } });
}
