import "server-only";
import type { Change, SubscriptionRow } from "@/lib/features/billing/data-sync";
import { renewalText, type ProductLine, type SubscriptionState } from "@/lib/features/billing/rules";
import { enqueueEmail } from "@/lib/features/outbox/enqueue-email";
import { forLine, type Sender } from "./sender-to";
import { sendLetter } from "./send-letter";

type Plan = { name: string; line: ProductLine };
type Told = { row: SubscriptionRow; plan: Plan };

const OPEN: SubscriptionState[] = ["trialing", "active"];

async function welcome({ ctx, tx, parent, pages, day }: Sender, { row, plan }: Told): Promise<void> {
  await enqueueEmail(ctx, tx, {
    template: "plan-welcome",
    to: parent.email,
    parentId: parent.id,
    idempotencyKey: `plan-welcome:${row.stripeSubscriptionId}`,
    props: {
      firstName: parent.firstName,
      planName: plan.name,
      terms: renewalText(row, day),
      line: plan.line,
      dashboardUrl: plan.line === "api" ? pages.keysUrl : pages.dashboardUrl,
    },
  });
}

async function tellCancelled(sender: Sender, { row, plan }: Told): Promise<void> {
  await sendLetter(sender, {
    template: "subscription-cancelled",
    // Announced and then done is one farewell; asked for again after second thoughts, it is another.
    about: `${row.stripeSubscriptionId}:${row.canceledAt?.getTime() ?? 0}`,
    props: {
      planName: plan.name,
      accessEnd: sender.day(row.endedAt ?? row.currentPeriodEnd),
    },
  });
}

async function tellResumed(sender: Sender, { row, plan }: Told, canceledAt: Date | null): Promise<void> {
  await sendLetter(sender, {
    template: "subscription-resumed",
    about: `${row.stripeSubscriptionId}:${canceledAt?.getTime() ?? 0}`,
    props: {
      planName: plan.name,
      terms: renewalText(row, sender.day),
    },
  });
}

const TOLD_ENDS = ["payment_failed", "disputed", "trial_used"] as const;

/** An end that nobody asked for. What was paid back is told of with the money. */
async function tellEnd(sender: Sender, { row, plan }: Told): Promise<void> {
  const reason = TOLD_ENDS.find((known) => known === row.endReason);
  if (!reason) return;
  await sendLetter(sender, {
    template: "subscription-ended",
    about: row.stripeSubscriptionId,
    props: {
      planName: plan.name,
      endedOn: sender.day(row.endedAt ?? row.currentPeriodEnd),
      reason,
    },
  });
}

const isOpenNow = (row: SubscriptionRow | null): boolean => row !== null && OPEN.includes(row.status);

/** Ended because somebody asked for it, or will end by itself. */
const isEnding = (row: SubscriptionRow): boolean =>
  (row.status === "canceled" && row.endReason === "requested") ||
  (row.status !== "canceled" && row.cancelAtPeriodEnd);

export async function announceSubscription(
  everybody: Sender,
  { before, after }: Change<SubscriptionRow>,
  plan: Plan,
): Promise<void> {
  const sender = forLine(everybody, plan.line);
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
