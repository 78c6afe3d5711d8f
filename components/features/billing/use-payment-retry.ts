"use client";

import { useRouter } from "next/navigation";
import { use, useEffect, useEffectEvent, useState } from "react";
import { FailureContext, type TellFailure } from "@/components/feedback/failure-context";
import type { CheckoutView } from "@/lib/features/billing/contract";
import { apiStaying } from "@/lib/client/api";
import { readSession } from "@/lib/shared/browser-session";
import { paymentAddress } from "./payment-address";

const REDIRECT_DELAY_MS = 2000;
const NO_SESSION = "No session found. Please start a new subscription.";
const NO_TOKEN = "Authentication required. Please sign in again.";
const FAILED = "Failed to retry payment";
const NO_ANSWER = "Failed to retry payment. Please try starting a new subscription.";
const RESTORED = "Payment session restored! Redirecting to checkout...";

export type RetryState =
  | { step: "idle" }
  | { step: "retrying" }
  | { step: "restored"; message: string; url: string | null }
  | { step: "failed"; message: string };

/** Brings the payment page back, and goes there after two seconds. */
export function usePaymentRetry(sessionId: string | null): { state: RetryState; retry: () => Promise<void> } {
  const router = useRouter();
  const tell = use(FailureContext);
  const [state, setState] = useState<RetryState>({ step: "idle" });
  const url = state.step === "restored" ? state.url : null;
  const isRestored = state.step === "restored";
  const leave = useEffectEvent(() => {
    if (url) window.location.assign(url);
    else router.push("/subscription");
  });

  useEffect(() => {
    if (!isRestored) return;
    const timer = setTimeout(() => {
      leave();
    }, REDIRECT_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isRestored]);

  return {
    state,
    retry: async () => {
      setState({ step: "retrying" });
      setState(await requestRetry(sessionId, tell));
    },
  };
}

async function requestRetry(sessionId: string | null, tell: TellFailure): Promise<RetryState> {
  if (!sessionId) return { step: "failed", message: NO_SESSION };
  if (!readSession()) return { step: "failed", message: NO_TOKEN };
  const answer = await apiStaying("POST", "/api/payments/session/{id}/retry", { params: { id: sessionId } });
  if (answer.ok) return restored(answer.data);
  // Its own words stay as they are worded; a session that is over is said here and not left for.
  if (answer.status === 401) return { step: "failed", message: NO_TOKEN };
  const message = answer.status === 0 ? NO_ANSWER : answer.message || FAILED;
  tell(answer, message);
  return { step: "failed", message };
}

/** An answer without a body is one, too. */
async function restored(given: Partial<CheckoutView> | undefined): Promise<RetryState> {
  const { message = RESTORED, checkoutUrl } = given ?? {};
  const url = await paymentAddress(checkoutUrl);
  return checkoutUrl && !url ? { step: "failed", message: FAILED } : { step: "restored", message, url };
}
