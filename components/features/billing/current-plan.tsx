import { Check } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { BadgeTone } from "@/components/ui/badge-variants";
import { Card } from "@/components/ui/card";
import type { CurrentSubscriptionView } from "@/lib/features/billing/contract";
import { formatAmount } from "@/lib/shared/format-money";
import { Day } from "./billing-dates";
import { PortalButton } from "./portal-button";

const SHOWN_FEATURES = 4;

const STATUS: Record<string, { label: string; tone: BadgeTone }> = {
  active: { label: "Active", tone: "success" },
  trialing: { label: "Trial", tone: "info" },
  past_due: { label: "Payment overdue", tone: "warning" },
  unpaid: { label: "Unpaid", tone: "danger" },
  paused: { label: "Paused", tone: "danger" },
};

export function CurrentPlan({ subscription }: { subscription: CurrentSubscriptionView }) {
  const { planName, billingPeriod, price, currency, features, cancelAtPeriodEnd } = subscription;
  const status = STATUS[subscription.status ?? ""];
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-1 text-2xl font-semibold tracking-tight">{planName}</h2>
        {status && <Badge tone={status.tone}>{status.label}</Badge>}
        <Badge tone="outline">{billingPeriod === "annual" ? "Annual" : "Monthly"}</Badge>
        {cancelAtPeriodEnd && <Badge tone="warning">Cancelling</Badge>}
      </div>
      <p className="mt-4 flex items-baseline gap-1">
        <span className="font-serif text-4xl font-semibold tracking-tight tabular-nums">
          {formatAmount(price ?? 0, currency ?? "usd")}
        </span>
        <span className="text-muted-foreground">{billingPeriod === "annual" ? "/year" : "/month"}</span>
      </p>
      <BillingDate subscription={subscription} />
      <ul className="mt-5 grid gap-2.5 border-t pt-5">
        {features.slice(0, SHOWN_FEATURES).map((feature) => (
          <li key={feature} className="flex gap-2.5 leading-snug">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
            {feature}
          </li>
        ))}
      </ul>
      <Ways subscription={subscription} />
    </Card>
  );
}

function Ways({ subscription }: { subscription: CurrentSubscriptionView }) {
  const { status, cancelAtPeriodEnd, openInvoice } = subscription;
  const canCancel = !cancelAtPeriodEnd && CANCELLABLE.has(status ?? "");
  // What is owed comes first.
  const canChange = canCancel && openInvoice === null && status !== "past_due";
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <PortalButton label="Manage Billing" variant="primary" />
      {canChange && <PortalButton label="Change plan" action="change" />}
      {canCancel && <PortalButton label="Cancel plan" action="cancel" variant="ghost" />}
    </div>
  );
}

const CANCELLABLE = new Set(["active", "trialing", "past_due"]);

const perPeriod = (period: string | null): string => (period === "annual" ? "/year" : "/month");

/** Names what changes: the plan, or only how it is paid. */
function NextPlan({ subscription }: { subscription: CurrentSubscriptionView }) {
  const { nextPlan, planName, currency } = subscription;
  if (!nextPlan) return null;
  const isSamePlan = nextPlan.name === planName;
  const change = isSamePlan
    ? `Changes to ${nextPlan.billingPeriod === "annual" ? "annual" : "monthly"} billing`
    : `Changes to ${nextPlan.name}`;
  return (
    <p className="font-medium text-foreground">
      {change} on that day, at {formatAmount(nextPlan.price, currency ?? "usd")}
      {perPeriod(nextPlan.billingPeriod)}
    </p>
  );
}

function PriceChange({ subscription }: { subscription: CurrentSubscriptionView }) {
  const { priceChange, price, currency, billingPeriod } = subscription;
  if (!priceChange) return null;
  const per = perPeriod(billingPeriod);
  return (
    <p className="font-medium text-foreground">
      From <Day at={priceChange.from} /> on it costs {formatAmount(priceChange.price, currency ?? "usd")}
      {per}. Until then you keep paying {formatAmount(price ?? 0, currency ?? "usd")}
      {per}.
    </p>
  );
}

function BillingDate({ subscription }: { subscription: CurrentSubscriptionView }) {
  const { nextBillingDate, cancelAtPeriodEnd, currentPeriodEnd } = subscription;
  if (nextBillingDate) {
    return (
      <div className="mt-1 grid gap-1 text-muted-foreground">
        <p>
          Next billing date: <Day at={nextBillingDate} />
        </p>
        <NextPlan subscription={subscription} />
        <PriceChange subscription={subscription} />
      </div>
    );
  }
  if (cancelAtPeriodEnd && currentPeriodEnd) {
    return (
      <p className="mt-1 text-muted-foreground">
        Ends on <Day at={currentPeriodEnd} />
      </p>
    );
  }
  return null;
}
