"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
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
  /** When the first payment is due, where it wasn't today. */
  trial: Trial | null;
};
export type Trial = NonNullable<CheckoutSessionView["trial"]> & Pick<CheckoutSessionView, "billingPeriod">;
export type Activation = { status: "activating" | "unknown"; plan: null; trial: null } | Result;

/** Nothing is claimed that nobody has asked about: without a session or a token there is nothing to ask. */
export const unanswered = (
  sessionId: string | null,
  signedIn: BrowserSessionState["status"],
): Extract<Activation, { plan: null }> =>
  sessionId !== null && signedIn !== "signed-out"
    ? { status: "activating", plan: null, trial: null }
    : { status: "unknown", plan: null, trial: null };

/** Asks the server to look at the provider, until the plan is open. */
export function useActivation(sessionId: string | null): Activation {
  const { status: signedIn } = useBrowserSession();
  const { data: result } = useQuery({
    queryKey: ["activation", sessionId],
    queryFn: ({ signal }) => activate(sessionId ?? "", signal),
    enabled: sessionId !== null && signedIn === "signed-in",
    staleTime: Infinity,
    gcTime: 0,
  });
  const opened = result?.status === "success" ? result.plan?.name : undefined;
  useEffect(() => {
    if (opened) updateSessionUser({ hasActiveSubscription: true, subscriptionPlan: opened });
  }, [opened]);

  return result ?? unanswered(sessionId, signedIn);
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

async function activate(sessionId: string, signal: AbortSignal): Promise<Result> {
  let plan: Result["plan"] = null;
  const failed = (status: Result["status"]): Result => ({ status, plan, trial: null });
  for (let attempt = 1; attempt <= TRIES && !signal.aborted; attempt += 1) {
    const answer = await apiStaying("GET", "/api/payments/session/{id}", { params: { id: sessionId } });
    if (!answer.ok) return failed(NOT_OURS.has(answer.status) ? "foreign" : "error");
    const { trial, billingPeriod } = answer.data;
    plan = answer.data.plan;
    const status = outcomeOf(answer.data);
    if (status) return { status, plan, trial: trial && { ...trial, billingPeriod } };
    await pause();
  }
  return failed("error");
}

const NOT_OURS = new Set([400, 404]);

/** What is certain about a checkout; `null`: the plan may still open. */
export function outcomeOf({
  status,
  hasActiveSubscription,
  subscriptionStatus,
}: Pick<CheckoutSessionView, "status" | "hasActiveSubscription" | "subscriptionStatus">):
  | Result["status"]
  | null {
  if (hasActiveSubscription) return "success";
  if (status !== "complete") return "unpaid";
  return subscriptionStatus === "canceled" ? "ended" : null;
}
