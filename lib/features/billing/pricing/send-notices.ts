import "server-only";
import { tellPaused } from "@/lib/features/billing/mails/announce-invoices";
import { sendLetter } from "@/lib/features/billing/mails/send-letter";
import { senderTo } from "@/lib/features/billing/mails/sender-to";
import { comingPriceText, GRACE_DAYS, priceText } from "@/lib/features/billing/rules";
import { inTransaction, type Context } from "@/lib/platform/context";
import { findClosedByGrace, findRenewingYears } from "./data-notices";
import { eachAlone } from "./each-alone";
import { applyPrices, tellPrices } from "./tell-prices";

const DAY_MS = 24 * 3600 * 1000;
/** Long enough to decide, short enough to remember. */
const RENEWAL_NOTICE_DAYS = 30;
/** Nobody hears of something that ended long ago. */
const NEWS_DAYS = 30;

const daysFrom = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

/** Tells whoever's seven days of grace are over that their plan is closed, and how it opens again. */
async function tellGraceEnds(ctx: Context): Promise<void> {
  const now = ctx.now();
  const closed = await findClosedByGrace(
    ctx.db,
    daysFrom(now, -GRACE_DAYS),
    daysFrom(now, -GRACE_DAYS - NEWS_DAYS),
  );
  await eachAlone(ctx, closed, async ({ parent, plan, invoices: [invoice] }) => {
    if (!invoice) return;
    const { name: planName, line } = plan;
    await inTransaction(ctx, (tx) => tellPaused(senderTo(ctx, tx, parent), { invoice, planName, line }));
  });
}

type Renewing = Awaited<ReturnType<typeof findRenewingYears>>[number];

function renewalPrice(row: Renewing): string {
  const { priceNotice: notice } = row;
  if (!notice || notice.notBefore > row.currentPeriodEnd) return comingPriceText(row);
  return priceText({ ...row, priceCents: notice.priceCents });
}

async function tellRenewal(ctx: Context, row: Renewing): Promise<void> {
  const { parent, plan, currentPeriodEnd, stripeSubscriptionId } = row;
  await inTransaction(ctx, (tx) => {
    const sender = senderTo(ctx, tx, parent);
    return sendLetter(sender, {
      template: "renewal-coming",
      about: `${stripeSubscriptionId}:${currentPeriodEnd.getTime()}`,
      props: {
        planName: row.nextPlan?.name ?? plan.name,
        renewsOn: sender.day(currentPeriodEnd),
        price: renewalPrice(row),
      },
    });
  });
}

/** A month is renewed as everybody expects; a year is announced before. */
async function tellRenewals(ctx: Context): Promise<void> {
  const now = ctx.now();
  const renewing = await findRenewingYears(ctx.db, now, daysFrom(now, RENEWAL_NOTICE_DAYS));
  await eachAlone(
    ctx,
    renewing,
    (row) => tellRenewal(ctx, row),
    (row) => ({ subscription: row.stripeSubscriptionId }),
  );
}

const NOTICES = [tellGraceEnds, tellRenewals, tellPrices, applyPrices];

/**
 * Every quarter of an hour: what a parent has to hear although nothing has happened.
 * @throws AggregateError when somebody could not be told; everybody else is
 */
export async function sendNotices(ctx: Context): Promise<void> {
  await eachAlone(ctx, NOTICES, (tell) => tell(ctx));
}
