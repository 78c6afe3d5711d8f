"use client";

import { createContext, use } from "react";
import type { ActiveRequestView } from "@/lib/features/stories/contract";
import type { GoTo } from "./use-dashboard-tab";

export type DashboardStore = {
  goTo: GoTo;
  /** Follows an order from now on. */
  followOrder: (request: ActiveRequestView) => void;
  /** The order that the Create Story tab shows, in its newest state. */
  ordered: ActiveRequestView | null;
  /** Makes room for another one there; this one goes on being made. */
  leaveOrder: () => void;
};

export const DashboardContext = createContext<DashboardStore | null>(null);

export function useDashboard(): DashboardStore {
  const store = use(DashboardContext);
  if (!store) throw new Error("useDashboard needs a DashboardProvider above it");
  return store;
}
