import "server-only";
import { sendLetter } from "@/lib/features/billing/mails/send-letter";
import { forLine, senderTo } from "@/lib/features/billing/mails/sender-to";
import { firstRenewalFrom, keyBucket, PRICE_NOTICE_DAYS, priceText } from "@/lib/features/billing/rules";
import { syncCustomer } from "@/lib/features/billing/sync/sync-customer";
import { inTransaction, type Context } from "@/lib/platform/context";
import { dropSettledNotices, findDueNotices, findUntoldPrices, storePriceNotice } from "./data-notices";
import { eachAlone } from "./each-alone";

const DAY_MS = 24 * 3600 * 1000;

type Untold = Awaited<ReturnType<typeof findUntoldPrices>>[number];

async function tellPrice(ctx: Context, row: Untold): Promise<void> {
  const announcedAt = ctx.now();
  const notBefore = new Date(announcedAt.getTime() + PRICE_NOTICE_DAYS * DAY_MS);
  const { parent, plan, billingPeriod, currency, currentPeriodEnd } = row;
  await inTransaction(ctx, async (tx) => {
    const { id: subscriptionId, planId, newCents: priceCents } = row;
    const notice = { subscriptionId, planId, billingPeriod, priceCents, announcedAt, notBefore };
    if (!(await storePriceNotice(tx, notice))) return;
    const sender = forLine(senderTo(ctx, tx, parent), plan.line);
    await sendLetter(sender, {
      template: "price-change",
      about: `${row.stripeSubscriptionId}:${priceCents}:${announcedAt.getTime()}`,
      props: {
        planName: plan.name,
        oldPrice: priceText(row),
        newPrice: priceText({ billingPeriod, priceCents, currency }),
        from: sender.day(firstRenewalFrom(notBefore, currentPeriodEnd, billingPeriod)),
      },
    });
  });
}

/**
 * Tells every subscriber whose plan has got another price; they keep their own for thirty days at least.
 * @throws AggregateError when some could not be told; the others are
 */
export async function tellPrices(ctx: Context): Promise<number> {
  await dropSettledNotices(ctx.db);
  const untold = await findUntoldPrices(ctx.db);
  await eachAlone(
    ctx,
    untold,
    (row) => tellPrice(ctx, row),
    (row) => ({ subscription: row.stripeSubscriptionId }),
  );
  return untold.length;
}

type Due = Awaited<ReturnType<typeof findDueNotices>>[number];

async function applyPrice(ctx: Context, row: Due): Promise<boolean> {
  const { subscription, plan, billingPeriod, priceCents, notBefore } = row;
  const customerId = subscription.parent.paymentCustomer?.stripeCustomerId;
  const priceId = billingPeriod === "annual" ? plan.stripeAnnualPrice : plan.stripeMonthlyPrice;
  if (!customerId || !priceId || subscription.currentPeriodEnd < notBefore) return false;
  const key = `price:${subscription.stripeSubscriptionId}:${priceCents}:${keyBucket(ctx.now())}`;
  await ctx.payments.changePrice(subscription.stripeSubscriptionId, priceId, key);
  await syncCustomer(ctx, customerId);
  return true;
}

/**
 * Puts the new price to the last day of the last period at the old one, so that the renewal is the first to cost it.
 * @throws AggregateError when some could not be changed; the others are
 */
export async function applyPrices(ctx: Context): Promise<number> {
  const now = ctx.now();
  const due = await findDueNotices(ctx.db, now, new Date(now.getTime() + DAY_MS));
  let applied = 0;
  const factsOf = ({ subscription }: Due) => ({ subscription: subscription.stripeSubscriptionId });
  const apply = async (row: Due) => {
    if (await applyPrice(ctx, row)) applied += 1;
  };
  await eachAlone(ctx, due, apply, factsOf);
  return applied;
}
