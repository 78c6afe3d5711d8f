"use client";

import { useSearchParams } from "next/navigation";

const DASHBOARD_TABS = ["overview", "children", "library", "create"] as const;
export type DashboardTab = (typeof DASHBOARD_TABS)[number];

export function readTab(value: string | null): DashboardTab {
  return DASHBOARD_TABS.find((tab) => tab === value) ?? "overview";
}

/** The open tab lives in the address, so that reload, links and the back button keep it. */
export function useDashboardTab() {
  const params = useSearchParams();
  const tab = readTab(params.get("tab"));
  const goTo = (next: DashboardTab, extras: Record<string, string> = {}) => {
    window.history.pushState(null, "", `/dashboard?${new URLSearchParams({ tab: next, ...extras })}`);
    window.scrollTo({ top: 0 });
  };
  return { tab, params, goTo };
}
