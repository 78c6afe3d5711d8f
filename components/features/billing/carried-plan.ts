import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import type { BillingPeriod } from "./plan-offer";

export type CarriedPlan = { planId: string; period: BillingPeriod };

/** Where a visitor who chose a plan arrives after signing up and in: at its checkout. */
export const checkoutPath = (planId: string, period: BillingPeriod): string =>
  `/subscription?${new URLSearchParams({ plan: planId, period }).toString()}`;

/** The plan that a query of `checkoutPath` names. */
export function readCarried(query: Pick<URLSearchParams, "get">): CarriedPlan | null {
  const planId = query.get("plan");
  return planId ? { planId, period: query.get("period") === "annual" ? "annual" : "monthly" } : null;
}

/** The plan that the address carries. It is taken out of there, so that a reload or the way back doesn't choose again. */
export function useCarriedPlan(): CarriedPlan | null {
  const query = useSearchParams();
  const [carried] = useState(() => readCarried(query));
  useEffect(() => {
    if (carried) window.history.replaceState(null, "", window.location.pathname);
  }, [carried]);
  return carried;
}
