import "server-only";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import type { Sender } from "./billing-pages";
import type { Change, SubscriptionRow } from "./data-sync";
import { longDate, renewalText, type SubscriptionState } from "./rules";

type Plan = { name: string };
type Told = { row: SubscriptionRow; plan: Plan };

const OPEN: SubscriptionState[] = ["trialing", "active"];

async function welcome({ ctx, tx, parent, pages }: Sender, { row, plan }: Told): Promise<void> {
  await enqueueEmail(ctx, tx, {
    template: "plan-welcome",
    to: parent.email,
    parentId: parent.id,
    idempotencyKey: `plan-welcome:${row.stripeSubscriptionId}`,
    props: {
      firstName: parent.firstName,
      planName: plan.name,
      terms: renewalText(row),
      dashboardUrl: pages.dashboardUrl,
    },
  });
}

async function tellCancelled({ ctx, tx, parent, pages }: Sender, { row, plan }: Told): Promise<void> {
  await enqueueEmail(ctx, tx, {
    template: "subscription-cancelled",
    to: parent.email,
    parentId: parent.id,
    // Announced and then done is one farewell; asked for again after second thoughts, it is another.
    idempotencyKey: `subscription-cancelled:${row.stripeSubscriptionId}:${row.canceledAt?.getTime() ?? 0}`,
    props: {
      firstName: parent.firstName,
      planName: plan.name,
      accessEnd: longDate(row.endedAt ?? row.currentPeriodEnd),
      billingUrl: pages.billingUrl,
    },
  });
}

async function tellResumed(
  { ctx, tx, parent, pages }: Sender,
  { row, plan }: Told,
  canceledAt: Date | null,
): Promise<void> {
  await enqueueEmail(ctx, tx, {
    template: "subscription-resumed",
    to: parent.email,
    parentId: parent.id,
    idempotencyKey: `subscription-resumed:${row.stripeSubscriptionId}:${canceledAt?.getTime() ?? 0}`,
    props: {
      firstName: parent.firstName,
      planName: plan.name,
      terms: renewalText(row),
      billingUrl: pages.billingUrl,
    },
  });
}

const TOLD_ENDS = ["payment_failed", "disputed", "trial_used"] as const;

/** An end that nobody asked for. What was paid back is told of with the money. */
async function tellEnd({ ctx, tx, parent, pages }: Sender, { row, plan }: Told): Promise<void> {
  const reason = TOLD_ENDS.find((known) => known === row.endReason);
  if (!reason) return;
  await enqueueEmail(ctx, tx, {
    template: "subscription-ended",
    to: parent.email,
    parentId: parent.id,
    idempotencyKey: `subscription-ended:${row.stripeSubscriptionId}`,
    props: {
      firstName: parent.firstName,
      planName: plan.name,
      endedOn: longDate(row.endedAt ?? row.currentPeriodEnd),
      reason,
      billingUrl: pages.billingUrl,
    },
  });
}

const isOpenNow = (row: SubscriptionRow | null): boolean => row !== null && OPEN.includes(row.status);

/** Ended because somebody asked for it, or will end by itself. */
const isEnding = (row: SubscriptionRow): boolean =>
  (row.status === "canceled" && row.endReason === "requested") ||
  (row.status !== "canceled" && row.cancelAtPeriodEnd);

export async function announceSubscription(
  sender: Sender,
  { before, after }: Change<SubscriptionRow>,
  plan: Plan,
): Promise<void> {
  const told = { row: after, plan };
  if (isOpenNow(after) && !isOpenNow(before)) await welcome(sender, told);
  if (!before) return;
  const isNews = before.status !== "canceled";
  if (isNews && isEnding(after) && !isEnding(before)) await tellCancelled(sender, told);
  if (isEnding(before) && isOpenNow(after) && !isEnding(after)) {
    await tellResumed(sender, told, before.canceledAt);
  }
  if (isNews && after.status === "canceled") await tellEnd(sender, told);
}
