"use client";

import { useLayoutEffect, useRef } from "react";
import { useAddress, writeAddress } from "@/components/layout/use-address";
import { addressOf, readTab, type DashboardTab } from "./dashboard-tabs";

export type GoTo = (tab: DashboardTab, extras?: Record<string, string>) => void;

/** The open tab lives in the address, so that reload, links and the back button keep it. */
export function useDashboardTab() {
  const params = useAddress();
  const tab = readTab(params.get("tab"));
  /** How far down the library was left: there is much of it, and whoever comes back goes on where they were. */
  const leftLibraryAt = useRef(0);
  const top = useRef<number | null>(null);
  const goTo: GoTo = (next, extras = {}) => {
    const { pathname, search } = window.location;
    const address = addressOf(next, new URLSearchParams(search), extras);
    // A press is told twice, by the pointer and by the focus: one step of the history is enough.
    if (address === `${pathname}${search}`) return;
    const isLibrary = readTab(new URLSearchParams(search).get("tab")) === "library";
    if (isLibrary) leftLibraryAt.current = window.scrollY;
    // A story that it is to show stands at its beginning.
    const comesBack = next === "library" && !isLibrary && Object.keys(extras).length === 0;
    top.current = comesBack ? leftLibraryAt.current : 0;
    writeAddress(address, "new-step");
  };
  // Once the tab is there: before, the page may be shorter than that.
  useLayoutEffect(() => {
    if (top.current !== null) window.scrollTo({ top: top.current, behavior: "instant" });
    top.current = null;
  }, [params]);
  return { tab, params, goTo };
}
