"use client";

import { useEffect } from "react";
import { reloadForMissingPart } from "@/lib/shared/reload-for-missing-part";

/** For parts that are fetched outside of rendering, such as the toasts. */
export function MissingPartWatch() {
  useEffect(() => {
    const look = ({ reason }: PromiseRejectionEvent) => {
      reloadForMissingPart(reason);
    };
    window.addEventListener("unhandledrejection", look);
    return () => {
      window.removeEventListener("unhandledrejection", look);
    };
  }, []);
  return null;
}
