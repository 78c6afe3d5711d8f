"use client";

import { useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import type { CurrentSubscriptionView } from "@/lib/features/billing/contract";
import { readSession } from "@/lib/shared/browser-session";
import { describeChange, type Shown } from "./portal-change";

const keyOfParent = () => `billing-shown:${readSession()?.user.id ?? ""}`;

/** Says what was changed at the payment provider, and takes its mark out of the address. */
export function PortalReturn({
  subscription,
  returned,
}: {
  subscription: CurrentSubscriptionView;
  returned: boolean;
}) {
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    const before = readShown();
    rememberShown(subscription);
    if (!returned) return;
    window.history.replaceState(window.history.state, "", window.location.pathname);
    // oxlint-disable-next-line react/set-state-in-effect
    setMessage(describeChange(before, subscription));
  }, [subscription, returned]);
  if (!message) return null;
  return (
    <Alert tone="success" className="mt-6">
      {message}
    </Alert>
  );
}

function readShown(): Shown | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOfParent()) ?? "null") as Shown | null;
  } catch {
    return null;
  }
}

function rememberShown({
  hasSubscription,
  status,
  planName,
  billingPeriod,
  cancelAtPeriodEnd,
  nextPlan,
}: CurrentSubscriptionView): void {
  const shown: Shown = { hasSubscription, status, planName, billingPeriod, cancelAtPeriodEnd, nextPlan };
  try {
    sessionStorage.setItem(keyOfParent(), JSON.stringify(shown));
  } catch {
    // Without storage the message is a general one.
  }
}
