"use client";

import { createContext, use } from "react";
import type { ActiveRequestView } from "@/lib/features/stories/contract";
import type { GoTo } from "./use-dashboard-tab";

export type DashboardStore = {
  /** Whose dashboard it is. */
  parentId: string;
  goTo: GoTo;
  /** Follows an order from now on. */
  followOrder: (request: ActiveRequestView, isEarlier: boolean) => void;
  /** The order that the Create Story tab shows, in its newest state. */
  ordered: ActiveRequestView | null;
  /** That one was ordered before: the order that led to it made nothing new. */
  orderedBefore: boolean;
  /** Makes room for another one there; this one goes on being made. */
  leaveOrder: () => void;
  /** Orders that wait, run, or failed within the last day and were not put away. */
  requests: ActiveRequestView[];
  /** Leads to the form, filled in as the order was. */
  tryAgain: (request: ActiveRequestView) => void;
  /** Puts an order that failed away. */
  dismiss: (request: ActiveRequestView) => void;
  /** Changes when the form shall begin anew. */
  formRound: number;
};

export const DashboardContext = createContext<DashboardStore | null>(null);

export function useDashboard(): DashboardStore {
  const store = use(DashboardContext);
  if (!store) throw new Error("useDashboard needs a DashboardProvider above it");
  return store;
}
