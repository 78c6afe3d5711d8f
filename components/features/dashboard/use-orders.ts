"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { usageQuery } from "@/components/features/billing/billing-queries";
import { childrenQuery } from "@/components/features/children/children-queries";
import { LIBRARY_KEY, requestsQuery } from "@/components/features/stories/story-queries";
import { showToast } from "@/components/feedback/show-toast";
import type { ActiveRequestView, BookJobView } from "@/lib/features/stories/contract";
import { isActive, withJob, withOrder } from "./active-orders";
import { totalsQuery } from "./dashboard-queries";
import type { GoTo } from "./use-dashboard-tab";
import { useJobWatch } from "./use-job-watch";

/** Orders on their way, and the one that the Create Story tab follows. */
export function useOrders(goTo: GoTo) {
  const client = useQueryClient();
  const [ordered, setOrdered] = useState<ActiveRequestView | null>(null);
  const requests = useQuery(requestsQuery).data ?? [];

  const change = (edit: (requests: ActiveRequestView[]) => ActiveRequestView[]) => {
    client.setQueryData(requestsQuery.queryKey, (now = []) => edit(now));
  };
  /** An order is at its end. */
  const settle = (job: BookJobView, watched: boolean) => {
    for (const { queryKey } of [totalsQuery, usageQuery, requestsQuery, childrenQuery])
      void client.invalidateQueries({ queryKey });
    if (job.status === "FAILED") return;
    void client.invalidateQueries({ queryKey: LIBRARY_KEY });
    announceFinished(job, watched, goTo);
    if (watched) setOrdered(null);
  };

  useJobWatch(
    requests.filter(isActive).map(({ id }) => id),
    (job) => {
      change((now) => withJob(now, job));
      const watched = ordered?.id === job.id;
      if (watched) setOrdered({ ...ordered, ...job });
      if (!isActive(job)) settle(job, watched);
    },
  );

  return {
    ordered,
    followOrder: (request: ActiveRequestView) => {
      setOrdered(request);
      change((now) => withOrder(now, request));
      // Sent a second time because no answer came, it may be done by now, and then nobody would hear of it.
      if (!isActive(request)) settle(request, true);
    },
    leaveOrder: () => {
      setOrdered(null);
    },
  };
}

/** Whoever watched the order is taken to the book; whoever went on to something else is told. */
function announceFinished(job: BookJobView, watched: boolean, goTo: GoTo): void {
  // Such as how the hero was drawn when a photo could not be used.
  if (job.message) void showToast("info", job.message);
  const inCreateTab = new URLSearchParams(window.location.search).get("tab") === "create";
  if (watched && inCreateTab) {
    goTo("library", job.bookId ? { story: job.bookId } : {});
    return;
  }
  void showToast("success", `“${job.title}” is ready to read.`);
}
