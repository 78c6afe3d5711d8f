"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { showToast } from "@/components/feedback/show-toast";
import type { ActiveRequestView, BookJobView } from "@/lib/features/stories/contract";
import { isActive, loadDashboard, withJob, type DashboardData } from "./dashboard-data";
import { DashboardFailure } from "./dashboard-failure";
import { DashboardSkeleton } from "./dashboard-skeleton";
import { DashboardContext, type DashboardStore, type GoTo } from "./use-dashboard";
import type { DashboardTab } from "./use-dashboard-tab";
import { useJobWatch } from "./use-job-watch";

type Loaded = { status: "loading" } | { status: "failed" } | { status: "ready"; data: DashboardData };

type DashboardProviderProps = {
  goTo: GoTo;
  /** Which shapes stand in while nothing is known yet. */
  tab: DashboardTab;
  children: ReactNode;
};

/** One copy of what the tabs share. */
export function DashboardProvider({ goTo, tab, children }: DashboardProviderProps) {
  const [loaded, setLoaded] = useState<Loaded>({ status: "loading" });
  const [ordered, setOrdered] = useState<ActiveRequestView | null>(null);
  const [libraryVersion, setLibraryVersion] = useState(0);
  const round = useRef(0);

  const fetchAll = async (keepOnFailure: boolean) => {
    const mine = ++round.current;
    const data = await loadDashboard();
    // An older answer that arrives late must not undo a newer one.
    if (mine !== round.current) return;
    if (data) setLoaded({ status: "ready", data });
    else if (!keepOnFailure) setLoaded({ status: "failed" });
  };
  const change = (edit: (data: DashboardData) => DashboardData) => {
    setLoaded((now) => (now.status === "ready" ? { status: "ready", data: edit(now.data) } : now));
  };

  useEffect(() => {
    void loadDashboard().then((data) => {
      setLoaded(data ? { status: "ready", data } : { status: "failed" });
    });
  }, []);

  /** An order is at its end. */
  const settle = (job: BookJobView, watched: boolean) => {
    void fetchAll(true);
    if (job.status === "FAILED") return;
    setLibraryVersion((version) => version + 1);
    announceFinished(job, watched, goTo);
    if (watched) setOrdered(null);
  };

  const requests = loaded.status === "ready" ? loaded.data.requests : [];
  useJobWatch(
    requests.filter(isActive).map(({ id }) => id),
    (job) => {
      change((data) => ({ ...data, requests: withJob(data.requests, job) }));
      const watched = ordered?.id === job.id;
      if (watched) setOrdered({ ...ordered, ...job });
      if (!isActive(job)) settle(job, watched);
    },
  );

  const retry = () => {
    setLoaded({ status: "loading" });
    void fetchAll(false);
  };
  if (loaded.status === "loading") return <DashboardSkeleton tab={tab} />;
  if (loaded.status === "failed") return <DashboardFailure onRetry={retry} />;

  const store: DashboardStore = {
    data: loaded.data,
    goTo,
    ordered,
    libraryVersion,
    refresh: () => fetchAll(true),
    noteLibraryChange: () => {
      setLibraryVersion((version) => version + 1);
    },
    followOrder: (request: ActiveRequestView) => {
      setOrdered(request);
      change((data) => ({
        ...data,
        requests: withJob([request, ...data.requests.filter(({ id }) => id !== request.id)], request),
      }));
      // Sent a second time because no answer came, it may be done by now, and then nobody would hear of it.
      if (!isActive(request)) settle(request, true);
    },
    leaveOrder: () => {
      setOrdered(null);
    },
    keepChild: (child) => {
      change((data) => ({ ...data, children: placed(data.children, child) }));
    },
    dropChild: (id) => {
      change((data) => ({ ...data, children: data.children.filter((child) => child.id !== id) }));
    },
  };
  return <DashboardContext value={store}>{children}</DashboardContext>;
}

function placed<T extends { id: string }>(list: T[], item: T): T[] {
  const known = list.some(({ id }) => id === item.id);
  return known ? list.map((entry) => (entry.id === item.id ? item : entry)) : [...list, item];
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
