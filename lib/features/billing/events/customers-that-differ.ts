import type { BillingPeriod, NextTerms, SubscriptionState } from "@/lib/features/billing/rules";

/** As much of a subscription as has to be the same here and at the provider. */
export type LiveSubscription = NextTerms & {
  customerId: string;
  stripeSubscriptionId: string;
  status: SubscriptionState;
  productId: string | null;
  billingPeriod: BillingPeriod;
  priceCents: number;
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
};

const fingerprint = (item: LiveSubscription): string =>
  [
    item.stripeSubscriptionId,
    item.status,
    item.productId,
    item.billingPeriod,
    item.priceCents,
    item.currentPeriodEnd.getTime(),
    item.cancelAtPeriodEnd,
    item.nextPlanId,
    item.nextBillingPeriod,
    item.nextPriceCents,
  ].join(" ");

/** The customers with a live subscription that only one side has, or that differs. */
export function customersThatDiffer(ours: LiveSubscription[], theirs: LiveSubscription[]): string[] {
  const held = new Set(ours.map(fingerprint));
  const told = new Set(theirs.map(fingerprint));
  const differing = [
    ...ours.filter((item) => !told.has(fingerprint(item))),
    ...theirs.filter((item) => !held.has(fingerprint(item))),
  ];
  return [...new Set(differing.map(({ customerId }) => customerId))];
}
