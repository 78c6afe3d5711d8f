import "server-only";
import type { Context } from "@/lib/platform/context";
import type { Db } from "@/lib/platform/db/database";
import type { PlanView } from "./contract";
import { findPlans } from "./data";

const KEPT_MS = 60_000;
const kept = new WeakMap<Db, { until: number; plans: Promise<PlanView[]> }>();

async function readPlans(ctx: Context): Promise<PlanView[]> {
  const plans = await findPlans(ctx.db);
  return plans.map((plan) => ({
    id: plan.id,
    name: plan.name,
    description: plan.description,
    priceMonthly: plan.priceMonthlyCents / 100,
    priceAnnual: plan.priceAnnualCents / 100,
    free: plan.free,
    popular: plan.popular,
    feature: plan.features,
    limits: { stories: plan.storiesLimit, children: plan.childrenLimit },
    trialDays: plan.free ? 0 : ctx.config.TRIAL_DAYS,
  }));
}

/** The plans on offer, the free one too. Kept in memory for a minute; everybody sees the same. */
export function listPlans(ctx: Context): Promise<PlanView[]> {
  const now = ctx.now().getTime();
  const known = kept.get(ctx.db);
  if (known && now < known.until) return known.plans;
  const plans = readPlans(ctx);
  kept.set(ctx.db, { until: now + KEPT_MS, plans });
  plans.catch(() => kept.delete(ctx.db));
  return plans;
}
