import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import type { CurrentSubscriptionView, OpenInvoiceView } from "@/lib/features/billing/contract";
import { formatAmount } from "@/lib/shared/format-money";
import { Day } from "./billing-dates";
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

function problemOf(subscription: CurrentSubscriptionView): ReactNode {
  const { status, openInvoice } = subscription;
  if (status === "incomplete") return <Incomplete subscription={subscription} />;
  if (openInvoice?.needsAction) return <Unconfirmed invoice={openInvoice} />;
  if (status === "past_due") return <Overdue subscription={subscription} />;
  if (status === "unpaid" || status === "paused") return <Closed invoice={openInvoice} />;
  return openInvoice && <StillOpen invoice={openInvoice} />;
}

function noticeOf(subscription: CurrentSubscriptionView): ReactNode {
  const { status, cancelAtPeriodEnd, currentPeriodEnd } = subscription;
  if (cancelAtPeriodEnd && currentPeriodEnd) return <Ending end={currentPeriodEnd} />;
  if (status === "trialing" && subscription.trialEnd) return <Trial subscription={subscription} />;
  return null;
}

const amountOf = ({ amount, currency }: OpenInvoiceView): string => formatAmount(amount, currency);

/** Where the bill can be paid, or the bank answered. */
function PayLink({ invoice, label }: { invoice: OpenInvoiceView | null; label: string }) {
  if (!invoice?.payUrl) return null;
  return (
    <a href={invoice.payUrl} className={buttonVariants({ variant: "primary" })}>
      {label}
    </a>
  );
}

function Incomplete({ subscription: { planName, openInvoice } }: { subscription: CurrentSubscriptionView }) {
  const asks = openInvoice?.needsAction ?? false;
  return (
    <Alert
      tone="warning"
      title={`Your payment for ${planName ?? "your plan"} is not finished`}
      actions={<PayLink invoice={openInvoice} label={asks ? "Confirm the payment" : "Finish the payment"} />}
    >
      {asks
        ? "Your bank asks you to confirm it. Nothing has been charged so far."
        : "Nothing has been charged so far. You can finish it now, or choose a plan again."}
    </Alert>
  );
}

function Unconfirmed({ invoice }: { invoice: OpenInvoiceView }) {
  return (
    <Alert
      tone="warning"
      title={`Your bank asks you to confirm a payment of ${amountOf(invoice)}`}
      actions={<PayLink invoice={invoice} label="Confirm the payment" />}
    >
      Until then it waits, and so does your plan.
    </Alert>
  );
}

function StillOpen({ invoice }: { invoice: OpenInvoiceView }) {
  return (
    <Alert
      tone="warning"
      title={`A bill of ${amountOf(invoice)} is still open`}
      actions={
        <>
          <PayLink invoice={invoice} label="Pay now" />
          <PortalButton label="Update your card" action="card" />
        </>
      }
    >
      Please pay it before you change your plan.
    </Alert>
  );
}

function Overdue({ subscription: { graceEndsAt, openInvoice } }: { subscription: CurrentSubscriptionView }) {
  // oxlint-disable-next-line react/purity -- by the time of the answer that brings it, on the server or after a call
  const isOpen = graceEndsAt !== null && new Date(graceEndsAt) > new Date();
  return (
    <Alert
      tone="warning"
      title="Your last payment did not go through"
      actions={
        <>
          <PortalButton label="Update your card" action="card" variant="primary" />
          {openInvoice?.payUrl && (
            <a href={openInvoice.payUrl} className={buttonVariants({ variant: "outline" })}>
              Pay {amountOf(openInvoice)} now
            </a>
          )}
        </>
      }
    >
      {isOpen ? (
        <>
          Please update your card. Your plan stays open until <Day at={graceEndsAt} />.
        </>
      ) : (
        "Please update your card to open your plan again. Everything that you have made stays readable."
      )}
    </Alert>
  );
}

function Closed({ invoice }: { invoice: OpenInvoiceView | null }) {
  return (
    <Alert
      tone="danger"
      title="Your plan is paused"
      actions={
        <>
          <PortalButton label="Update your card" action="card" variant="primary" />
          {invoice?.payUrl && (
            <a href={invoice.payUrl} className={buttonVariants({ variant: "outline" })}>
              Pay {amountOf(invoice)} now
            </a>
          )}
        </>
      }
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
      title={
        <>
          Your plan ends on <Day at={end} />
        </>
      }
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
    <Alert
      tone="info"
      title={
        <>
          Your trial runs until <Day at={trialEnd ?? ""} />
        </>
      }
    >
      {`After that ${nextPlan ? `${nextPlan.name} begins` : "the plan goes on"} at ${amount}. Cancel before and nothing is charged.`}
    </Alert>
  );
}
