import "server-only";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { inTransaction, type Context } from "@/lib/platform/context";
import { billingPages } from "./billing-pages";
import { dropSettledNotices, findDueNotices, findUntoldPrices, storePriceNotice } from "./data-notices";
import { firstRenewalFrom, keyBucket, longDate, PRICE_NOTICE_DAYS, priceText } from "./rules";
import { syncCustomer } from "./sync-customer";

const DAY_MS = 24 * 3600 * 1000;

type Untold = Awaited<ReturnType<typeof findUntoldPrices>>[number];

async function tellPrice(ctx: Context, row: Untold): Promise<void> {
  const announcedAt = ctx.now();
  const notBefore = new Date(announcedAt.getTime() + PRICE_NOTICE_DAYS * DAY_MS);
  const { parent, plan, billingPeriod, currency, currentPeriodEnd } = row;
  await inTransaction(ctx, async (tx) => {
    const { id: subscriptionId, planId, newCents: priceCents } = row;
    await storePriceNotice(tx, { subscriptionId, planId, billingPeriod, priceCents, announcedAt, notBefore });
    await enqueueEmail(ctx, tx, {
      template: "price-change",
      to: parent.email,
      parentId: parent.id,
      idempotencyKey: `price-change:${row.stripeSubscriptionId}:${priceCents}:${announcedAt.getTime()}`,
      props: {
        firstName: parent.firstName,
        planName: plan.name,
        oldPrice: priceText(row),
        newPrice: priceText({ billingPeriod, priceCents, currency }),
        from: longDate(firstRenewalFrom(notBefore, currentPeriodEnd, billingPeriod)),
        billingUrl: billingPages(ctx).billingUrl,
      },
    });
  });
}

/** Tells every subscriber whose plan has got another price; they keep their own for thirty days at least. */
export async function tellPrices(ctx: Context): Promise<number> {
  await dropSettledNotices(ctx.db);
  const untold = await findUntoldPrices(ctx.db);
  for (const row of untold) await tellPrice(ctx, row);
  return untold.length;
}

/** Puts the new price to the last day of the last period at the old one, so that the renewal is the first to cost it. */
export async function applyPrices(ctx: Context): Promise<number> {
  const now = ctx.now();
  const ending = await findDueNotices(ctx.db, now, new Date(now.getTime() + DAY_MS));
  let applied = 0;
  for (const { subscription, plan, billingPeriod, priceCents, notBefore } of ending) {
    const customerId = subscription.parent.paymentCustomer?.stripeCustomerId;
    const priceId = billingPeriod === "annual" ? plan.stripeAnnualPrice : plan.stripeMonthlyPrice;
    if (!customerId || !priceId || subscription.currentPeriodEnd < notBefore) continue;
    const key = `price:${subscription.stripeSubscriptionId}:${priceCents}:${keyBucket(now)}`;
    await ctx.payments.changePrice(subscription.stripeSubscriptionId, priceId, key);
    await syncCustomer(ctx, customerId);
    applied += 1;
  }
  return applied;
}
