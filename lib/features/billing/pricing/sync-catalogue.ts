import "server-only";
import { findPlans, updatePlanPrices } from "@/lib/features/billing/data";
import { keyBucket } from "@/lib/features/billing/rules";
import type { Context } from "@/lib/platform/context";
import { tellPrices } from "./tell-prices";

/** Makes the provider's products and prices equal to our plans; safe to repeat. Answers how many plans. */
export async function syncCatalogue(ctx: Context): Promise<number> {
  const plans = (await findPlans(ctx.db)).filter(({ free }) => !free);
  const rows = await ctx.payments.syncCatalogue(
    plans.map((plan) => ({
      id: plan.id,
      slug: plan.slug,
      name: plan.name,
      description: plan.description,
      monthlyCents: plan.priceMonthlyCents,
      annualCents: plan.priceAnnualCents,
      isChoice: plan.line === "stories",
    })),
    `catalogue:${keyBucket(ctx.now())}`,
  );
  for (const { planId, ...prices } of rows) await updatePlanPrices(ctx.db, planId, prices);
  await tellPrices(ctx);
  return rows.length;
}
