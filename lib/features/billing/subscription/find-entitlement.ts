import "server-only";
import type { Entitlement } from "@/lib/features/billing/contract";
import { findSubscriptions, getFreePlan } from "@/lib/features/billing/data";
import { entitlementOf } from "@/lib/features/billing/rules";
import type { Context } from "@/lib/platform/context";
import type { DbOrTx } from "@/lib/platform/db/database";
import type { ParentScope } from "@/lib/shared/actor";
import { findStoriesBefore } from "./data-history";

/** What a parent may do right now, by our copy of the provider's truth. Pass `tx` to read inside a transaction. */
export async function findEntitlement(ctx: Context, parent: ParentScope, tx?: DbOrTx): Promise<Entitlement> {
  const db = tx ?? ctx.db;
  const subscriptions = await findSubscriptions(db, parent);
  const entitlement = entitlementOf(subscriptions, await getFreePlan(db), ctx.now());
  return { ...entitlement, storiesBefore: await findStoriesBefore(db, parent, entitlement, ctx.now()) };
}
