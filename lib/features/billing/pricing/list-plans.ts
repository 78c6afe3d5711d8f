import "server-only";
import type { PlanView } from "@/lib/features/billing/contract";
import { findPlans } from "@/lib/features/billing/data";
import { pricesOf } from "@/lib/features/billing/rules";
import type { Context } from "@/lib/platform/context";
import type { Db } from "@/lib/platform/db/database";

const asked = new WeakMap<Db, Promise<PlanView[]>>();

async function readPlans(ctx: Context): Promise<PlanView[]> {
  const plans = await findPlans(ctx.db);
  return plans
    .filter(({ line }) => line === "stories")
    .map((plan) => {
      const { monthlyCents, annualCents } = pricesOf(plan);
      return {
        id: plan.id,
        name: plan.name,
        description: plan.description,
        priceMonthly: monthlyCents / 100,
        priceAnnual: annualCents / 100,
        free: plan.free,
        popular: plan.popular,
        feature: plan.features,
        limits: { stories: plan.storiesLimit, children: plan.childrenLimit },
        trialDays: plan.free ? 0 : ctx.config.TRIAL_DAYS,
      };
    });
}

/**
 * The plans on offer, the free one too, at the prices of this moment: what is shown is what is charged. Those who ask at
 * the same time share one look.
 */
export function listPlans(ctx: Context): Promise<PlanView[]> {
  const waiting = asked.get(ctx.db);
  if (waiting) return waiting;
  const plans = readPlans(ctx).finally(() => asked.delete(ctx.db));
  asked.set(ctx.db, plans);
  return plans;
}
