"use client";

import { useEffect, useState } from "react";
import { findLeftSession } from "@/lib/client/left-session";

const RETRY_MS = 15_000;

/** Every page has the note, and nearly none needs the calls; without a network they don't come either. */
async function tellServer(): Promise<boolean> {
  const calls = await import("@/lib/client/pending-sign-out").catch(() => null);
  return calls ? calls.finishSignOut() : false;
}

/** After a sign-out that did not reach the server: says so, and goes on telling it. */
export function PendingSignOutNote() {
  const [isPending, setPending] = useState(false);

  useEffect(() => {
    if (findLeftSession() === null) return;
    let timer: ReturnType<typeof setTimeout>;
    let isCurrent = true;
    const tell = async () => {
      clearTimeout(timer);
      const isDone = await tellServer();
      if (!isCurrent) return;
      setPending(!isDone);
      if (!isDone) timer = setTimeout(retry, RETRY_MS);
    };
    const retry = () => void tell();
    retry();
    window.addEventListener("online", retry);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      window.removeEventListener("online", retry);
    };
  }, []);

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-[60] mx-auto max-w-xl empty:hidden"
    >
      {isPending && (
        <p className="rounded-md border border-warning/40 bg-warning-soft p-4 text-[0.9375rem] shadow-lifted">
          You are signed out in this browser. Our server could not be told yet; we keep trying while this page
          is open, and it ends the session as soon as it hears from this browser again.
        </p>
      )}
    </div>
  );
}
