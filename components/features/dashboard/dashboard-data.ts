import type { UsageView } from "@/lib/features/billing/contract";
import type { ChildView } from "@/lib/features/children/contract";
import type { DashboardView } from "@/lib/features/dashboard/contract";
import type { ActiveRequestView, BookJobView } from "@/lib/features/stories/contract";
import { api } from "@/lib/shared/api-client";

export type DashboardData = {
  children: ChildView[];
  /** Orders that wait, run, or failed within the last day. */
  requests: ActiveRequestView[];
  totals: DashboardView;
  usage: UsageView;
};

/** Null when one of the parts that the screen can't do without didn't come. */
export async function loadDashboard(): Promise<DashboardData | null> {
  const [children, totals, requests, usage] = await Promise.all([
    api<ChildView[]>("GET", "/api/children"),
    api<DashboardView>("GET", "/api/dashboard"),
    api<ActiveRequestView[]>("GET", "/api/books/requests"),
    api<UsageView>("GET", "/api/payments/usage-stats"),
  ]);
  if (!children.ok || !totals.ok) return null;
  return {
    children: children.data,
    totals: totals.data,
    requests: requests.ok ? requests.data : [],
    usage: usage.ok ? usage.data : usageFallback(children.data, totals.data),
  };
}

/** The specification's defaults for when the usage call fails. */
export function usageFallback(children: ChildView[], totals: DashboardView): UsageView {
  return {
    storiesThisMonth: 0,
    storiesLimit: 10,
    storiesCounted: "this month",
    childrenProfiles: children.length,
    childrenLimit: 3,
    totalStories: totals.totalStories,
    totalChildrenProfiles: children.length,
    lastUpdated: new Date().toISOString(),
  };
}

export const isActive = (job: Pick<BookJobView, "status">) =>
  job.status === "QUEUED" || job.status === "RUNNING";

/** Puts one status answer among the orders; a finished book leaves, because the library has it now. */
export function withJob(requests: ActiveRequestView[], job: BookJobView): ActiveRequestView[] {
  if (job.status === "COMPLETED") return requests.filter((request) => request.id !== job.id);
  return requests.map((request) => (request.id === job.id ? { ...request, ...job } : request));
}
