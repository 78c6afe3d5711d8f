"use client";

import { useAddress, writeAddress } from "@/components/layout/use-address";
import { addressOf, readTab, type DashboardTab } from "./dashboard-tabs";

export type GoTo = (tab: DashboardTab, extras?: Record<string, string>) => void;

/** The open tab lives in the address, so that reload, links and the back button keep it. */
export function useDashboardTab() {
  const params = useAddress();
  const tab = readTab(params.get("tab"));
  const goTo: GoTo = (next, extras = {}) => {
    const { pathname, search } = window.location;
    const address = addressOf(next, new URLSearchParams(search), extras);
    // A press is told twice, by the pointer and by the focus: one step of the history is enough.
    if (address === `${pathname}${search}`) return;
    writeAddress(address, "new-step");
    window.scrollTo({ top: 0 });
  };
  return { tab, params, goTo };
}
