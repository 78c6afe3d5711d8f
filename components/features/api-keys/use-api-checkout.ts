"use client";

import { use, useEffect, useState } from "react";
import { FailureContext } from "@/components/feedback/failure-context";
import { paymentAddress } from "@/components/features/billing/payment-address";
import { api } from "@/lib/client/api";

const FAILED = "Could not start payment. Please try again.";

/** Leaves for the payment page of the paid tier. */
export function useApiCheckout(planId: string) {
  const tell = use(FailureContext);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  // Coming back from the payment page may wake this page as it was left: in the middle of leaving.
  useEffect(() => {
    const awake = (event: PageTransitionEvent) => {
      if (event.persisted) setPending(false);
    };
    window.addEventListener("pageshow", awake);
    return () => {
      window.removeEventListener("pageshow", awake);
    };
  }, []);

  const start = async () => {
    setPending(true);
    setError(null);
    const answer = await api("POST", "/api/payments/checkout-session", { body: { planId } });
    const url = answer.ok ? await paymentAddress(answer.data.checkoutUrl) : null;
    if (url) {
      window.location.assign(url);
      return;
    }
    const message = answer.ok ? FAILED : answer.message || FAILED;
    setError(message);
    if (!answer.ok) tell(answer, message);
    setPending(false);
  };
  return { pending, error, start };
}
