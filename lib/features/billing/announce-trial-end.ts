import "server-only";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { inTransaction, type Context } from "@/lib/platform/context";
import { scopeForSystem } from "@/lib/shared/actor";
import { findSubscriptions } from "./data";
import { findParentOfCustomer, getReader } from "./data-sync";
import { comingPriceText, longDate, subscriptionInForce } from "./rules";

/** Tells a parent, once, that the trial is about to become a paid plan; nothing if they have cancelled. */
export async function announceTrialEnd(ctx: Context, customerId: string): Promise<void> {
  const parentId = await findParentOfCustomer(ctx.db, customerId);
  if (!parentId) return;
  const parent = scopeForSystem(ctx.actor, parentId);
  const running = subscriptionInForce(await findSubscriptions(ctx.db, parent), ctx.now());
  if (running?.status !== "trialing" || running.cancelAtPeriodEnd) return;
  const trialEnd = running.trialEnd ?? running.period.end;
  const reader = await getReader(ctx.db, parent);
  await inTransaction(ctx, (tx) =>
    enqueueEmail(ctx, tx, {
      template: "trial-ending",
      to: reader.email,
      parentId: reader.id,
      idempotencyKey: `trial-ending:${running.stripeSubscriptionId}:${trialEnd.getTime()}`,
      props: {
        firstName: reader.firstName,
        planName: running.plan.name,
        trialEnd: longDate(trialEnd),
        nextPlanName: running.nextPlan?.name ?? "",
        price: comingPriceText(running),
        billingUrl: `${ctx.config.APP_URL.replace(/\/$/, "")}/settings/subscription`,
      },
    }),
  );
}
