import "server-only";
import { findEntitlement } from "@/lib/features/billing/subscription/find-entitlement";
import { isInPlan } from "@/lib/features/narration/rules";
import type { Context } from "@/lib/platform/context";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";

/** Whether a family's plan has their own voice. What was recorded once is heard in every plan. */
export async function mayRecord(ctx: Context, parent: ParentScope, db?: DbOrTx): Promise<boolean> {
  const { planFeatures } = await findEntitlement(ctx, parent, db);
  return isInPlan("own", planFeatures);
}
