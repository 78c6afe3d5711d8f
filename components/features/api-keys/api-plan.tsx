"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { textLinkClasses } from "@/components/features/accounts/text-link-classes";
import { PortalButton } from "@/components/features/billing/portal-button";
import { FieldError } from "@/components/forms/field";
import { Badge } from "@/components/ui/badge";
import type { BadgeTone } from "@/components/ui/badge-variants";
import { Button } from "@/components/ui/button";
import { LocalTime } from "@/components/ui/local-time";
import type { ApiKeysView } from "@/lib/features/api-keys/contract";
import { API_TIERS } from "@/lib/features/api-keys/rules";
import { formatDollars } from "@/lib/shared/format-money";
import { KEY_DAY } from "./key-words";
import { useApiCheckout } from "./use-api-checkout";

type Plan = NonNullable<ApiKeysView["plan"]>;
type Bought = NonNullable<Plan["subscription"]>;

const SALES = `/contact?category=technical&subject=${encodeURIComponent("API access: Enterprise")}`;
const CALLS = `${API_TIERS.professional.callsPerMonth.toLocaleString("en-US")} calls a month`;

/** The tier of the public API: what it is, and the way to another. */
export function ApiPlan({ plan, tier }: { plan: Plan; tier: ApiKeysView["usage"]["tier"] }) {
  const { subscription } = plan;
  return (
    <section
      id="tier"
      aria-labelledby="tier-title"
      className="scroll-mt-24 rounded-xl border bg-surface p-5 shadow-card sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="tier-title" className="mr-1 text-xl font-semibold tracking-tight">
          Your tier: {API_TIERS[tier].name}
        </h2>
        {subscription && <State subscription={subscription} />}
      </div>
      {tier === "enterprise" && (
        <p className="mt-1 text-muted-foreground">
          As many calls as it takes, on the terms that we agreed on.
          {subscription &&
            " Professional, which you bought before, isn’t needed beside it: you can cancel it here."}
        </p>
      )}
      {subscription ? (
        <Running subscription={subscription} />
      ) : tier === "professional" ? (
        <p className="mt-1 text-muted-foreground">{CALLS}, without a bill.</p>
      ) : (
        tier === "starter" && <Offer plan={plan} />
      )}
      <p className="mt-4 text-[0.9375rem] text-muted-foreground">
        {tier === "enterprise"
          ? "Something has to change? "
          : "More than that, or an integration of your own? "}
        <Link href={SALES} className={textLinkClasses}>
          {tier === "enterprise" ? "Write to us" : "Ask about Enterprise"}
        </Link>
      </p>
    </section>
  );
}

function Offer({ plan: { planId, price, trialDays } }: { plan: Plan }) {
  const { pending, error, start } = useApiCheckout(planId);
  const amount = `${formatDollars(price)} a month`;
  return (
    <>
      <p className="mt-1 text-muted-foreground">
        Professional has {CALLS}, for {amount}
        {trialDays > 0 && `, and the first ${trialDays} days are free`}. It begins at once, with the keys you
        have. How many stories you can make is up to your plan, as before.
      </p>
      <div className="mt-4 grid justify-items-start gap-1.5">
        <Button disabled={pending} onClick={() => void start()}>
          {pending ? "Opening..." : trialDays > 0 ? "Start Free Trial" : "Get Professional"}
        </Button>
        {error && <FieldError message={error} />}
      </div>
    </>
  );
}

const STATES: Partial<Record<string, { label: string; tone: BadgeTone }>> = {
  active: { label: "Active", tone: "success" },
  trialing: { label: "Trial", tone: "info" },
  past_due: { label: "Payment overdue", tone: "warning" },
  unpaid: { label: "Unpaid", tone: "danger" },
  paused: { label: "Paused", tone: "danger" },
};

function State({ subscription: { status, endsThen } }: { subscription: Bought }) {
  const state = STATES[status];
  return (
    <>
      {state && <Badge tone={state.tone}>{state.label}</Badge>}
      {endsThen && <Badge tone="warning">Cancelling</Badge>}
    </>
  );
}

function Running({ subscription }: { subscription: Bought }) {
  const { status, endsThen } = subscription;
  const owes = status === "past_due" || status === "unpaid" || status === "paused";
  return (
    <>
      <p className="mt-1 text-muted-foreground">{saying(subscription)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {owes && <PortalButton label="Update card" action="card" line="api" variant="primary" />}
        <PortalButton label={endsThen ? "Keep Professional" : "Manage Billing"} line="api" />
        {!endsThen && <PortalButton label="Cancel Professional" action="cancel" line="api" variant="ghost" />}
      </div>
    </>
  );
}

function saying({ status, isInForce, price, periodEnd, endsThen, graceEndsAt }: Bought): ReactNode {
  const amount = `${formatDollars(price)} a month`;
  const day = <LocalTime at={periodEnd} format={KEY_DAY} />;
  if (!isInForce) return "The last payment did not go through. You have Starter’s calls until it is paid.";
  if (graceEndsAt) {
    return (
      <>
        The last payment did not go through. {CALLS} are yours until{" "}
        <LocalTime at={graceEndsAt} format={KEY_DAY} />; please update your card by then.
      </>
    );
  }
  if (endsThen) return <>It ends on {day}. Nothing more is charged.</>;
  if (status === "trialing") {
    return (
      <>
        {CALLS}. Free until {day}, then {amount}.
      </>
    );
  }
  return (
    <>
      {CALLS}. It renews on {day} at {amount}.
    </>
  );
}
