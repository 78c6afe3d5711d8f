import type Stripe from "stripe";
import type { CataloguePlan, CatalogueIds, PaidPeriod } from "./payments";
import { hasStripeCode } from "./stripe-errors";

const CURRENCY = "usd";
const INTERVALS = { monthly: "month", annual: "year" } as const;

/** Our own product ids: the same everywhere, so that a subscription names its plan by its product. */
const productIdOf = (slug: string) => `talewick_${slug}`;
const lookupKeyOf = (slug: string, period: PaidPeriod) => `talewick_${slug}_${period}`;

async function syncProduct(stripe: Stripe, plan: CataloguePlan): Promise<string> {
  const id = productIdOf(plan.slug);
  const wanted = { name: plan.name, description: plan.description };
  const found = await stripe.products.retrieve(id).catch((error: unknown) => {
    if (hasStripeCode(error, "resource_missing")) return null;
    throw error;
  });
  if (!found) {
    await stripe.products.create({ id, ...wanted, metadata: { planId: plan.id } }).catch((error: unknown) => {
      // Another process was faster.
      if (!hasStripeCode(error, "resource_already_exists")) throw error;
    });
  } else if (found.name !== wanted.name || found.description !== wanted.description || !found.active) {
    await stripe.products.update(id, { ...wanted, active: true });
  }
  return id;
}

type WantedPrice = {
  productId: string;
  lookupKey: string;
  period: PaidPeriod;
  cents: number;
  idempotencyKey: string;
};

async function syncPrice(
  stripe: Stripe,
  { productId, lookupKey, period, cents, idempotencyKey }: WantedPrice,
): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  const current = data[0];
  const fits =
    current?.unit_amount === cents && current.currency === CURRENCY && current.product === productId;
  if (current && fits) return current.id;
  const price = await stripe.prices.create(
    {
      product: productId,
      currency: CURRENCY,
      unit_amount: cents,
      recurring: { interval: INTERVALS[period] },
      lookup_key: lookupKey,
      transfer_lookup_key: true,
    },
    { idempotencyKey: `price:${lookupKey}:${cents}:${current?.id ?? "first"}:${idempotencyKey}` },
  );
  // Whoever subscribed at the old price keeps it; nobody new gets it.
  if (current) await stripe.prices.update(current.id, { active: false });
  return price.id;
}

export async function syncPlan(
  stripe: Stripe,
  plan: CataloguePlan,
  idempotencyKey: string,
): Promise<CatalogueIds> {
  const productId = await syncProduct(stripe, plan);
  const priceFor = (period: PaidPeriod, cents: number) =>
    syncPrice(stripe, {
      productId,
      lookupKey: lookupKeyOf(plan.slug, period),
      period,
      cents,
      idempotencyKey,
    });
  return {
    planId: plan.id,
    productId,
    monthlyPriceId: await priceFor("monthly", plan.monthlyCents),
    annualPriceId: plan.annualCents > 0 ? await priceFor("annual", plan.annualCents) : null,
    monthlyCents: plan.monthlyCents,
    annualCents: plan.annualCents,
  };
}
