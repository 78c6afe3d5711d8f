"use client";

import { useRouter } from "next/navigation";
import { use, useEffect, useRef, useState } from "react";
import { FailureContext, type TellFailure } from "@/components/feedback/failure-context";
import type { CheckoutInput, PlanView } from "@/lib/features/billing/contract";
import { withFrom } from "@/lib/features/accounts/rules";
import { refreshSession } from "@/lib/client/refresh-session";
import { checkoutPath } from "./carried-plan";
import { api } from "@/lib/client/api";
import { readSession } from "@/lib/shared/browser-session";
import { formatDollars } from "@/lib/shared/format-money";
import { paymentAddress } from "./payment-address";
import { loadPlans } from "./use-plans";

const REDIRECT_DELAY_MS = 1000;
const START_FAILED = "Could not start payment. Please try again.";

type PlanCheckout =
  | { step: "processing" }
  | { step: "redirecting"; url: string }
  | { step: "failed"; error: string };

export type Checkout = {
  /** Where the checkout of one plan stands. */
  stepOf: (planId: string) => "idle" | PlanCheckout["step"];
  errorOf: (planId: string) => string | null;
  start: (plan: PlanView, billingPeriod?: CheckoutInput["billingPeriod"]) => Promise<void>;
  dismiss: (planId: string) => void;
};

/** Takes a parent to the payment page, and a visitor to registration. */
export function useCheckout(sourcePage: CheckoutInput["sourcePage"]): Checkout {
  const router = useRouter();
  const tell = use(FailureContext);
  const [checkouts, setCheckouts] = useState<Record<string, PlanCheckout>>({});
  /** Counts the choices: what an earlier one brings back is no longer wanted. */
  const choices = useRef(0);
  const redirect = Object.values(checkouts).find((checkout) => checkout.step === "redirecting");
  const redirectUrl = redirect?.step === "redirecting" ? redirect.url : null;

  useEffect(() => {
    if (!redirectUrl) return;
    const timer = setTimeout(() => {
      window.location.assign(redirectUrl);
    }, REDIRECT_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [redirectUrl]);

  // Coming back from the payment page may wake this page as it was left: in the middle of leaving.
  useEffect(() => {
    const awake = (event: PageTransitionEvent) => {
      if (event.persisted) setCheckouts({});
    };
    window.addEventListener("pageshow", awake);
    return () => {
      window.removeEventListener("pageshow", awake);
    };
  }, []);

  const record = (planId: string, checkout: PlanCheckout) => {
    setCheckouts((all) => ({ ...all, [planId]: checkout }));
  };

  return {
    stepOf: (planId) => checkouts[planId]?.step ?? "idle",
    errorOf: (planId) => {
      const checkout = checkouts[planId];
      return checkout?.step === "failed" ? checkout.error : null;
    },
    dismiss: (planId) => {
      setCheckouts((all) => Object.fromEntries(Object.entries(all).filter(([id]) => id !== planId)));
    },
    start: async (plan, billingPeriod = "monthly") => {
      if (!readSession() && (await refreshSession()).status !== "in") {
        router.push(withFrom("/register", checkoutPath(plan.id, billingPeriod)), {
          scroll: false,
        });
        return;
      }
      choices.current += 1;
      const choice = choices.current;
      // The last click wins: no other plan may lead away any more.
      setCheckouts({ [plan.id]: { step: "processing" } });
      const checkout = await requestCheckout({ plan, billingPeriod, sourcePage, tell });
      if (choice === choices.current) record(plan.id, checkout);
    },
  };
}

type CheckoutRequest = { plan: PlanView; tell: TellFailure } & Pick<
  CheckoutInput,
  "billingPeriod" | "sourcePage"
>;

async function requestCheckout(request: CheckoutRequest): Promise<PlanCheckout> {
  const { plan, billingPeriod, sourcePage, tell } = request;
  const result = await api("POST", "/api/payments/checkout-session", {
    body: {
      planId: plan.id,
      billingPeriod,
      planName: plan.name,
      planPrice: billingPeriod === "annual" ? plan.priceAnnual : plan.priceMonthly,
      sourcePage,
    },
  });
  if (!result.ok) {
    const error = result.message || START_FAILED;
    tell(result, error);
    return { step: "failed", error };
  }
  const shown = billingPeriod === "annual" ? plan.priceAnnual : plan.priceMonthly;
  const { price } = result.data;
  if (price !== shown) {
    void loadPlans({ force: true });
    const period = billingPeriod === "annual" ? "year" : "month";
    return {
      step: "failed",
      error: `The price has just changed: ${plan.name} is ${formatDollars(price)} a ${period} now. Choose it again to go on.`,
    };
  }
  const url = await paymentAddress(result.data.checkoutUrl);
  return url ? { step: "redirecting", url } : { step: "failed", error: START_FAILED };
}
