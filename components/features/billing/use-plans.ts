"use client";

import { useEffect, useSyncExternalStore } from "react";
import type { PlanView } from "@/lib/features/billing/contract";
import { apiPublic, NETWORK_ERROR } from "@/lib/client/api";

const FRESH_FOR_MS = 5 * 60 * 1000;

type PlansState = {
  /** The last plans that arrived, however old. */
  plans: readonly PlanView[] | null;
  fetchedAt: number;
  loading: boolean;
  error: string | null;
};

const NOTHING: PlansState = { plans: null, fetchedAt: 0, loading: true, error: null };

let state: PlansState = NOTHING;
let inFlight: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Fetches the catalogue unless it is younger than five minutes; callers at the same time share one request. */
export function loadPlans({ force = false }: { force?: boolean } = {}): Promise<void> {
  if (inFlight) return inFlight;
  if (!force && state.plans && Date.now() - state.fetchedAt < FRESH_FOR_MS) return Promise.resolve();
  change({ ...state, loading: true });
  inFlight = fetchPlans().finally(() => (inFlight = null));
  return inFlight;
}

/** What is known now. The same object until something changes. */
export function plansState(): PlansState {
  return state;
}

export function subscribeToPlans(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

type Plans = {
  /** `null` while nothing is known. After a failure: the last known ones, else `fallback`. */
  plans: readonly PlanView[] | null;
  loading: boolean;
  error: string | null;
  /** Bypasses the five minutes. */
  refresh: () => Promise<void>;
};

export function usePlans(fallback: readonly PlanView[]): Plans {
  const { plans, loading, error } = useSyncExternalStore(subscribeToPlans, plansState, () => NOTHING);
  useEffect(() => void loadPlans(), []);
  return {
    plans: plans ?? (error && !loading ? fallback : null),
    loading,
    error,
    refresh: () => loadPlans({ force: true }),
  };
}

async function fetchPlans(): Promise<void> {
  const result = await apiPublic("GET", "/api/payments/plans");
  if (result.ok && Array.isArray(result.data)) {
    change({ plans: result.data, fetchedAt: Date.now(), loading: false, error: null });
    return;
  }
  const error = result.status === 0 ? NETWORK_ERROR : `HTTP ${result.status}: Failed to fetch plans`;
  change({ ...state, loading: false, error });
}

function change(next: PlansState): void {
  state = next;
  for (const listener of listeners) listener();
}
