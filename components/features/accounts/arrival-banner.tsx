"use client";

import { useState, useSyncExternalStore } from "react";

const RESET_DONE = "Password reset successful! Please sign in with your new password.";

const never = () => () => undefined;
const hasArrived = () =>
  window.location.pathname === "/" && new URLSearchParams(window.location.search).get("m") === "reset-done";

/** Shows on the home page what a finished reset sends along. Written plainly: the landing page stays light. */
export function ArrivalBanner() {
  const isHere = useSyncExternalStore(never, hasArrived, () => false);
  const [isDismissed, setDismissed] = useState(false);
  if (!isHere || isDismissed) return null;
  const dismiss = () => {
    setDismissed(true);
    window.history.replaceState(null, "", window.location.pathname);
  };
  return (
    <div
      role="status"
      className="fixed inset-x-4 top-20 z-40 mx-auto flex max-w-xl items-center gap-3 rounded-md border border-info/30 bg-info-soft p-4 shadow-lifted"
    >
      <p className="flex-1">{RESET_DONE}</p>
      <button
        type="button"
        onClick={dismiss}
        className="h-11 shrink-0 rounded-full px-4 font-semibold hover:bg-muted"
      >
        Dismiss
      </button>
    </div>
  );
}
