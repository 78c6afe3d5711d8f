"use client";

import { createPortal } from "react-dom";
import { Spinner } from "@/components/feedback/spinner";

/**
 * Says that the next page is on its way, over whatever is there: a page that asks the server who is signed in takes a
 * moment. It waits before it shows, so that nothing flickers on a page that is here at once.
 */
export function PendingNote() {
  return createPortal(
    <div className="pointer-events-none fixed inset-x-0 top-20 z-50 grid animate-in justify-items-center delay-300 fade-in-0 fill-mode-both">
      <div className="rounded-full border bg-surface-raised px-5 py-2.5 shadow-lifted">
        <Spinner />
      </div>
    </div>,
    document.body,
  );
}
