"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import type { CheckoutInput, PlanView } from "@/lib/features/billing/contract";
import { withFrom } from "@/lib/features/accounts/rules";
import { refreshSession } from "@/lib/client/refresh-session";
import { checkoutPath } from "./carried-plan";
import { api } from "@/lib/client/api";
import { readSession } from "@/lib/shared/browser-session";
import { paymentAddress } from "./payment-address";

const REDIRECT_DELAY_MS = 1000;
const START_FAILED = "Could not start payment. Please try again.";

type PlanCheckout =
  { step: "processing" } | { step: "redirecting"; url: string } | { step: "failed"; error: string };

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
  const [checkouts, setCheckouts] = useState<Record<string, PlanCheckout>>({});
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
      record(plan.id, { step: "processing" });
      record(plan.id, await requestCheckout({ plan, billingPeriod, sourcePage }));
    },
  };
}

type CheckoutRequest = { plan: PlanView } & Pick<CheckoutInput, "billingPeriod" | "sourcePage">;

async function requestCheckout({ plan, billingPeriod, sourcePage }: CheckoutRequest): Promise<PlanCheckout> {
  const result = await api("POST", "/api/payments/checkout-session", {
    body: {
      planId: plan.id,
      billingPeriod,
      planName: plan.name,
      planPrice: billingPeriod === "annual" ? plan.priceAnnual : plan.priceMonthly,
      sourcePage,
    },
  });
  if (!result.ok) return { step: "failed", error: result.message || START_FAILED };
  const url = await paymentAddress(result.data.checkoutUrl);
  return url ? { step: "redirecting", url } : { step: "failed", error: START_FAILED };
}
