import { Alert } from "@/components/ui/alert";
import type { CurrentSubscriptionView } from "@/lib/features/billing/contract";
import { formatDollars } from "@/lib/shared/format-money";
import { dayText } from "./billing-dates";
import { PortalButton } from "./portal-button";

/** What a parent should know or do about their subscription now; nothing when all is well. */
export function BillingBanner({ subscription }: { subscription: CurrentSubscriptionView }) {
  const { hasSubscription, status, cancelAtPeriodEnd, currentPeriodEnd } = subscription;
  if (!hasSubscription) return null;
  if (status === "past_due") return <Overdue graceEndsAt={subscription.graceEndsAt} />;
  if (status === "unpaid" || status === "paused") return <Closed />;
  if (cancelAtPeriodEnd && currentPeriodEnd) return <Ending end={currentPeriodEnd} />;
  if (status === "trialing" && subscription.trialEnd) return <Trial subscription={subscription} />;
  return null;
}

function Overdue({ graceEndsAt }: { graceEndsAt: string | null }) {
  return (
    <Alert
      tone="warning"
      title="Your last payment did not go through"
      className="mt-6"
      actions={<PortalButton label="Update your card" variant="primary" />}
    >
      {graceEndsAt
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
      className="mt-6"
      actions={<PortalButton label="Update your card" variant="primary" />}
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
      className="mt-6"
      actions={<PortalButton label="Resume my plan" variant="primary" />}
    >
      Until then everything stays open, and nothing more is charged. Your stories stay yours after that.
    </Alert>
  );
}

function Trial({ subscription }: { subscription: CurrentSubscriptionView }) {
  const { trialEnd, price, billingPeriod } = subscription;
  const amount = `${formatDollars(price ?? 0)} a ${billingPeriod === "annual" ? "year" : "month"}`;
  return (
    <Alert tone="info" title={`Your trial runs until ${dayText(trialEnd ?? "")}`} className="mt-6">
      {`After that the plan goes on at ${amount}. Cancel before and nothing is charged.`}
    </Alert>
  );
}
