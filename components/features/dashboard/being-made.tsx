"use client";

import { CircleAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { JobProgress } from "@/components/features/stories/job-progress";
import type { ActiveRequestView } from "@/lib/features/stories/contract";
import { inOrder } from "@/lib/shared/reading-order";
import { isActive } from "./active-orders";
import { useDashboard } from "./use-dashboard";

/** Orders on their way, and the last day's failures with their reason. */
export function BeingMade({ requests }: { requests: ActiveRequestView[] }) {
  const { tryAgain, dismiss } = useDashboard();
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="being-made" className="rounded-xl border bg-muted p-4 sm:p-5">
      <h2 id="being-made" className="text-xl font-semibold tracking-tight">
        {requests.some(isActive) ? "Being made now" : "Not finished"}
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {requests.map((request) => (
          <li key={request.id} className="rounded-lg border bg-surface p-4">
            <p className="truncate font-semibold">{inOrder(request.title)}</p>
            <p className="mb-3 text-sm text-muted-foreground">
              {request.childName && `For ${request.childName}`}
            </p>
            {isActive(request) ? (
              <JobProgress job={request} />
            ) : (
              <>
                <p className="flex gap-2 text-[0.9375rem]">
                  <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-danger" />
                  {request.message ?? "AI story generation failed. Please try again."}
                </p>
                <div className="mt-3 flex flex-wrap gap-2">
                  <Button
                    size="sm"
                    aria-label={`Try “${request.title}” again`}
                    onClick={() => {
                      tryAgain(request);
                    }}
                  >
                    Try again
                  </Button>
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={`Dismiss “${request.title}”`}
                    onClick={() => {
                      dismiss(request);
                    }}
                  >
                    Dismiss
                  </Button>
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
