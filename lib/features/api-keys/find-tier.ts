import "server-only";
import { hasApiPlan } from "@/lib/features/billing/checkout/find-api-plan";
import type { Context } from "@/lib/platform/context";
import type { ParentScope } from "@/lib/shared/actor";
import { findGivenTier } from "./data";
import type { ApiTierId } from "./rules";

/** What was given by us counts, and what is paid for. */
export async function findTier(ctx: Context, parent: ParentScope): Promise<ApiTierId> {
  const given = await findGivenTier(ctx.db, parent);
  if (given !== "starter") return given;
  return (await hasApiPlan(ctx, parent)) ? "professional" : "starter";
}
