import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import type { CurrentSubscriptionView } from "@/lib/features/billing/contract";
import { formatAmount } from "@/lib/shared/format-money";
import { dayText } from "./billing-dates";
import { PortalButton } from "./portal-button";

type BillingBannerProps = {
  subscription: CurrentSubscriptionView;
  /** Leaves out what needs nothing to be done. */
  onlyProblems?: boolean;
  className?: string;
};

/** What a parent should know or do about their subscription now; nothing when all is well. */
export function BillingBanner({ subscription, onlyProblems = false, className }: BillingBannerProps) {
  const banner = problemOf(subscription) ?? (onlyProblems ? null : noticeOf(subscription));
  return banner && <div className={className}>{banner}</div>;
}

function problemOf({ status, graceEndsAt }: CurrentSubscriptionView): ReactNode {
  if (status === "past_due") return <Overdue graceEndsAt={graceEndsAt} />;
  if (status === "unpaid" || status === "paused") return <Closed />;
  return null;
}

function noticeOf(subscription: CurrentSubscriptionView): ReactNode {
  const { status, cancelAtPeriodEnd, currentPeriodEnd } = subscription;
  if (cancelAtPeriodEnd && currentPeriodEnd) return <Ending end={currentPeriodEnd} />;
  if (status === "trialing" && subscription.trialEnd) return <Trial subscription={subscription} />;
  return null;
}

function Overdue({ graceEndsAt }: { graceEndsAt: string | null }) {
  const isOpen = graceEndsAt !== null && new Date(graceEndsAt) > new Date();
  return (
    <Alert
      tone="warning"
      title="Your last payment did not go through"
      actions={<PortalButton label="Update your card" action="card" variant="primary" />}
    >
      {isOpen
        ? `Please update your card. Your plan stays open until ${dayText(graceEndsAt)}.`
        : "Please update your card to open your plan again."}
    </Alert>
  );
}

function Closed() {
  return (
    <Alert
      tone="danger"
      title="Your plan is paused"
      actions={<PortalButton label="Update your card" action="card" variant="primary" />}
    >
      We could not collect the payment. Your readers and stories are safe; with a working card everything
      opens again.
    </Alert>
  );
}

function Ending({ end }: { end: string }) {
  return (
    <Alert
      tone="warning"
      title={`Your plan ends on ${dayText(end)}`}
      actions={<PortalButton label="Resume my plan" variant="primary" />}
    >
      Until then everything stays open, and nothing more is charged. Your stories stay yours after that.
    </Alert>
  );
}

function Trial({ subscription }: { subscription: CurrentSubscriptionView }) {
  const { trialEnd, price, currency, billingPeriod, nextPlan } = subscription;
  const next = nextPlan ?? { price: price ?? 0, billingPeriod };
  const amount = `${formatAmount(next.price, currency ?? "usd")} a ${next.billingPeriod === "annual" ? "year" : "month"}`;
  return (
    <Alert tone="info" title={`Your trial runs until ${dayText(trialEnd ?? "")}`}>
      {`After that ${nextPlan ? `${nextPlan.name} begins` : "the plan goes on"} at ${amount}. Cancel before and nothing is charged.`}
    </Alert>
  );
}
