import "server-only";
import { findSubscriptions } from "@/lib/features/billing/data";
import { findParentOfCustomer, getReader } from "@/lib/features/billing/data-sync";
import { comingPriceText, subscriptionInForce, type ProductLine } from "@/lib/features/billing/rules";
import { inTransaction, type Context } from "@/lib/platform/context";
import { scopeForSystem, type ParentScope } from "@/lib/shared/actor";
import { forLine, senderTo } from "./sender-to";
import { sendLetter } from "./send-letter";

/** Tells a parent, once, that a trial is about to become a paid plan; nothing if they have cancelled. */
export async function announceTrialEnd(ctx: Context, customerId: string): Promise<void> {
  const parentId = await findParentOfCustomer(ctx.db, customerId);
  if (!parentId) return;
  const parent = scopeForSystem(ctx.actor, parentId);
  for (const line of ["stories", "api"] as const) await announceLine(ctx, parent, line);
}

async function announceLine(ctx: Context, parent: ParentScope, line: ProductLine): Promise<void> {
  const running = subscriptionInForce(await findSubscriptions(ctx.db, parent, line), ctx.now());
  if (running?.status !== "trialing" || running.cancelAtPeriodEnd) return;
  const trialEnd = running.trialEnd ?? running.period.end;
  const reader = await getReader(ctx.db, parent);
  await inTransaction(ctx, (tx) => {
    const sender = forLine(senderTo(ctx, tx, reader), line);
    return sendLetter(sender, {
      template: "trial-ending",
      about: `${running.stripeSubscriptionId}:${trialEnd.getTime()}`,
      props: {
        planName: running.plan.name,
        trialEnd: sender.day(trialEnd),
        nextPlanName: running.nextPlan?.name ?? "",
        price: comingPriceText(running),
      },
    });
  });
}
