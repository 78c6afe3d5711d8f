import "server-only";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { requireParent } from "@/lib/shared/actor";
import type { ConsentPurpose } from "./contract";
import { withdrawConsents } from "./data";

/** @returns the consents that stood until now */
export function takeBackConsent(ctx: Context, tx: Tx, purpose: ConsentPurpose): Promise<string[]> {
  return withdrawConsents(tx, requireParent(ctx.actor), { purpose, now: ctx.now() });
}
