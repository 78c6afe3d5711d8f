"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { useBrowserSession, type BrowserSessionState } from "@/components/layout/use-browser-session";
import type { CheckoutSessionView } from "@/lib/features/billing/contract";
import { apiStaying } from "@/lib/client/api";
import { updateSessionUser } from "@/lib/shared/browser-session";

const TRIES = 5;
const PAUSE_MS = 1000;

/**
 * `error`: paid, but not open yet, or nobody answers. `unpaid`: the page was left before it was paid. `foreign`: no
 * checkout of this account. `ended`: paid, and ended since.
 */
type Result = {
  status: "success" | "error" | "unpaid" | "foreign" | "ended";
  plan: CheckoutSessionView["plan"] | null;
};
export type Activation =
  { status: "activating" | "unknown"; plan: null } | { status: Result["status"]; plan: Result["plan"] };

/** Nothing is claimed that nobody has asked about: without a session or a token there is nothing to ask. */
export const unanswered = (
  sessionId: string | null,
  signedIn: BrowserSessionState["status"],
): Extract<Activation, { plan: null }> =>
  sessionId !== null && signedIn !== "signed-out"
    ? { status: "activating", plan: null }
    : { status: "unknown", plan: null };

/** Asks the server to look at the provider, until the plan is open. */
export function useActivation(sessionId: string | null): Activation {
  const { status: signedIn } = useBrowserSession();
  const [result, setResult] = useState<Result | null>(null);
  const finish = useEffectEvent((outcome: Result) => {
    if (outcome.status === "success" && outcome.plan) {
      updateSessionUser({ hasActiveSubscription: true, subscriptionPlan: outcome.plan.name });
    }
    setResult(outcome);
  });

  useEffect(() => {
    if (signedIn === "loading" || !sessionId || signedIn === "signed-out") return;
    const state = { stopped: false };
    void activate(sessionId, state).then((outcome) => {
      if (!state.stopped) finish(outcome);
    });
    return () => {
      state.stopped = true;
    };
  }, [signedIn, sessionId]);

  return result ?? unanswered(sessionId, signedIn);
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

async function activate(sessionId: string, state: { stopped: boolean }): Promise<Result> {
  let plan: Result["plan"] = null;
  for (let attempt = 1; attempt <= TRIES && !state.stopped; attempt += 1) {
    const answer = await apiStaying("GET", "/api/payments/session/{id}", { params: { id: sessionId } });
    if (!answer.ok) return { status: NOT_OURS.has(answer.status) ? "foreign" : "error", plan };
    plan = answer.data.plan;
    const final = outcomeOf(answer.data);
    if (final) return { status: final, plan };
    await pause();
  }
  return { status: "error", plan };
}

const NOT_OURS = new Set([400, 404]);

/** What is certain about a checkout; `null`: the plan may still open. */
export function outcomeOf({
  status,
  hasActiveSubscription,
  subscriptionStatus,
}: Pick<CheckoutSessionView, "status" | "hasActiveSubscription" | "subscriptionStatus">):
  Result["status"] | null {
  if (hasActiveSubscription) return "success";
  if (status !== "complete") return "unpaid";
  return subscriptionStatus === "canceled" ? "ended" : null;
}
