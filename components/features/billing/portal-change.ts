import type { CurrentSubscriptionView } from "@/lib/features/billing/contract";

/** What a parent saw of their subscription before they left for the payment provider. */
export type Shown = Pick<
  CurrentSubscriptionView,
  "hasSubscription" | "status" | "planName" | "billingPeriod" | "cancelAtPeriodEnd" | "nextPlan"
>;

const IN_ORDER = new Set(["active", "trialing"]);
const isInOrder = ({ status }: Shown): boolean => status !== null && IN_ORDER.has(status);
const nextOf = ({ nextPlan }: Shown): string =>
  nextPlan ? `${nextPlan.name} ${nextPlan.billingPeriod}` : "";
const planOf = ({ planName, billingPeriod }: Shown): string => `${planName ?? ""} ${billingPeriod ?? ""}`;
const paidBy = (period: string | null): string =>
  period === "annual" ? "paid by the year" : "paid by the month";

const CHANGES: ((before: Shown, after: Shown) => string | null)[] = [
  (before, after) => (before.hasSubscription && !after.hasSubscription ? "Your plan has ended." : null),
  (before, after) =>
    !isInOrder(before) && isInOrder(after)
      ? "Thank you, the payment has gone through. Everything is open."
      : null,
  (before, after) =>
    !before.cancelAtPeriodEnd && after.cancelAtPeriodEnd
      ? "Your plan is cancelled. Until it ends everything stays open."
      : null,
  (before, after) =>
    before.cancelAtPeriodEnd && !after.cancelAtPeriodEnd ? "Your plan goes on. Nothing is cancelled." : null,
  (before, after) =>
    planOf(before) === planOf(after)
      ? null
      : `Your plan is now ${after.planName ?? ""}, ${paidBy(after.billingPeriod)}.`,
  (before, after) => {
    if (nextOf(before) === nextOf(after)) return null;
    const { nextPlan, planName } = after;
    if (!nextPlan) return `You keep ${planName ?? "your plan"}.`;
    return `${nextPlan.name}, ${paidBy(nextPlan.billingPeriod)}, begins with your next period.`;
  },
];

/** What is different after a visit to the payment provider, in one sentence. */
export function describeChange(before: Shown | null, after: Shown): string {
  if (!before) return "Your billing details are up to date.";
  for (const change of CHANGES) {
    const sentence = change(before, after);
    if (sentence) return sentence;
  }
  return "Nothing about your plan has changed.";
}
