"use client";

import { useSearchParams } from "next/navigation";
import { useLayoutEffect, useMemo, useState } from "react";

const listeners = new Set<() => void>();
const tellAll = () => {
  for (const listener of listeners) listener();
};

/** Changes the address of the page that is open, with a step of the history for it or without. */
export function writeAddress(address: string, step: "new-step" | "same-step"): void {
  if (step === "new-step") window.history.pushState(null, "", address);
  else window.history.replaceState(null, "", address);
  tellAll();
}

/**
 * What the address asks for, as it is now. The router is behind it: after a step back to before a reload it asks the
 * server first, and what is chosen meanwhile may never reach it.
 */
export function useAddress(): URLSearchParams {
  const routed = useSearchParams().toString();
  const [told, setTold] = useState({ routed, search: routed });
  // A link was followed: the address itself changes with the screen.
  if (told.routed !== routed) setTold({ routed, search: routed });

  // What the router has only now come to know may be long past.
  useLayoutEffect(tellAll, [routed]);
  // Before anything can be pressed: a step back between the first picture and a later effect would be missed.
  useLayoutEffect(() => {
    const own = window.location.pathname;
    const look = () => {
      // On the way to another page this one stays as it was.
      if (window.location.pathname !== own) return;
      const search = new URLSearchParams(window.location.search).toString();
      setTold((now) => (now.search === search ? now : { ...now, search }));
    };
    listeners.add(look);
    window.addEventListener("popstate", look);
    return () => {
      listeners.delete(look);
      window.removeEventListener("popstate", look);
    };
  }, []);
  return useMemo(() => new URLSearchParams(told.search), [told.search]);
}
