"use client";

import { useEffect } from "react";
import { CHILDS_PAGE } from "@/components/features/reading/childs-context";
import { readChildHere, subscribeToSession } from "@/lib/shared/browser-session";
import { leaveForShelf } from "@/lib/shared/leave-for-shelf";

/**
 * A page of the parent's that is still open in another tab, or comes back by the back button as it was, gives way to the
 * shelf. The server refuses it everything in any case; this only takes it out of sight.
 */
export function ShelfWatch() {
  useEffect(() => {
    const look = () => {
      const isChilds = document.querySelector(`[${CHILDS_PAGE}]`) !== null;
      if (readChildHere() !== null && !isChilds) leaveForShelf();
    };
    const unsubscribe = subscribeToSession(look);
    window.addEventListener("pageshow", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      unsubscribe();
      window.removeEventListener("pageshow", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return null;
}
