"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { usageQuery } from "@/components/features/billing/billing-queries";
import { childrenQuery } from "@/components/features/children/children-queries";
import { asOrdered } from "@/components/features/stories/as-ordered";
import { keepDraft, readSent } from "@/components/features/stories/story-draft";
import { refreshLibrary, requestsQuery } from "@/components/features/stories/story-queries";
import { showToast } from "@/components/feedback/show-toast";
import type { ActiveRequestView, BookJobView } from "@/lib/features/stories/contract";
import { shortTitle } from "@/lib/shared/short-title";
import { progressLabel } from "@/lib/features/stories/rules";
import { isActive, withJob, withOrder } from "./active-orders";
import { totalsQuery } from "./dashboard-queries";
import type { GoTo } from "./use-dashboard-tab";
import { useJobWatch } from "./use-job-watch";
import { usePutAway } from "./use-put-away";

/** Orders on their way, and the one that the Create Story tab follows. */
export function useOrders(parentId: string, goTo: GoTo) {
  const client = useQueryClient();
  const [ordered, setOrdered] = useState<ActiveRequestView | null>(null);
  const [orderedBefore, setOrderedBefore] = useState(false);
  const [announced, setAnnounced] = useState("");
  const { data: requests = [] } = useQuery(requestsQuery);
  const dismiss = usePutAway();
  const { formRound, tryAgain } = useSecondTry(parentId, { goTo, dismiss });

  const change = (edit: (requests: ActiveRequestView[]) => ActiveRequestView[]) => {
    client.setQueryData(requestsQuery.queryKey, (now = []) => edit(now));
  };
  /** An order is at its end. */
  const settle = (job: BookJobView, watched: boolean) => {
    for (const { queryKey } of [totalsQuery, usageQuery, requestsQuery, childrenQuery])
      void client.invalidateQueries({ queryKey });
    if (job.status === "FAILED") return;
    refreshLibrary(client);
    announceFinished(job, watched, goTo);
    if (watched) setOrdered(null);
  };

  // A list that was fetched when the order on show was done already doesn't have it, and nobody would hear of its end.
  const followed = [...requests, ...(ordered ? [ordered] : [])].filter(isActive).map(({ id }) => id);
  useJobWatch([...new Set(followed)], (job) => {
    change((now) => withJob(now, job));
    setAnnounced(stateOf(job));
    const watched = ordered?.id === job.id;
    if (watched) setOrdered({ ...ordered, ...job });
    if (!isActive(job)) settle(job, watched);
  });

  return {
    ordered,
    orderedBefore,
    /** For those who can't see the bar. */
    announced,
    requests,
    dismiss,
    tryAgain,
    formRound,
    followOrder: (request: ActiveRequestView, isEarlier: boolean) => {
      setOrdered(request);
      setOrderedBefore(isEarlier);
      setAnnounced(
        isEarlier
          ? `“${request.title}” is ordered already. Nothing more was charged.`
          : `Your order “${request.title}” is sent.`,
      );
      change((now) => withOrder(now, request));
      // A list that was asked for before this order may still be on its way; without it in the list nobody would follow it.
      void client.invalidateQueries({ queryKey: requestsQuery.queryKey });
      // Sent a second time because no answer came, it may be done by now, and then nobody would hear of it.
      if (!isActive(request)) settle(request, true);
    },
    leaveOrder: () => {
      setOrdered(null);
    },
  };
}

type Ways = { goTo: GoTo; dismiss: (request: ActiveRequestView) => void };

/** An order that failed, once more: the form as it was written in this browser, or as the order came from another one. */
function useSecondTry(parentId: string, { goTo, dismiss }: Ways) {
  const client = useQueryClient();
  const [formRound, setFormRound] = useState(0);
  return {
    formRound,
    tryAgain: (request: ActiveRequestView) => {
      const children = client.getQueryData(childrenQuery.queryKey) ?? [];
      keepDraft(parentId, readSent(parentId, request.id) ?? asOrdered(request, children));
      setFormRound(formRound + 1);
      dismiss(request);
      goTo("create");
    },
  };
}

/** One of few sentences for each stage, so that a screen reader speaks when something has changed. */
export function stateOf({ title, status, progress }: BookJobView): string {
  if (status === "COMPLETED") return `“${title}” is ready to read.`;
  if (status === "FAILED") return `“${title}” could not be finished.`;
  return `“${title}”: ${progressLabel(progress)}`;
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
  void showToast("success", `“${shortTitle(job.title)}” is ready to read.`);
}
