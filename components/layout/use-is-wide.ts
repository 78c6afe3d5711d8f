"use client";

import { useSyncExternalStore } from "react";

const WIDE = "(width >= 64rem)";

function subscribe(tell: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", tell);
  return () => {
    query.removeEventListener("change", tell);
  };
}

/** Room for two columns, as `lg:` means it. For what must stand in one place only; a page arrives as if it were wide. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
