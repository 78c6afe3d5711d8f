"use client";

import { createContext, use } from "react";
import type { ChildView } from "@/lib/features/children/contract";
import type { ActiveRequestView } from "@/lib/features/stories/contract";
import type { DashboardData } from "./dashboard-data";
import type { DashboardTab } from "./use-dashboard-tab";

export type GoTo = (tab: DashboardTab, extras?: Record<string, string>) => void;

export type DashboardStore = {
  data: DashboardData;
  goTo: GoTo;
  /** Fetches everything anew while what is known stays on screen. */
  refresh: () => Promise<void>;
  keepChild: (child: ChildView) => void;
  dropChild: (id: string) => void;
  /** Follows an order from now on. */
  followOrder: (request: ActiveRequestView) => void;
  /** The order that the Create Story tab shows, in its newest state. */
  ordered: ActiveRequestView | null;
  /** Makes room for another one there; this one goes on being made. */
  leaveOrder: () => void;
  /** Counts finished books, so that the library reads its list again. */
  libraryVersion: number;
  noteLibraryChange: () => void;
};

export const DashboardContext = createContext<DashboardStore | null>(null);

export function useDashboard(): DashboardStore {
  const store = use(DashboardContext);
  if (!store) throw new Error("useDashboard needs a DashboardProvider above it");
  return store;
}
