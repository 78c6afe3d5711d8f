import type { ActiveRequestView, BookJobView } from "@/lib/features/stories/contract";

export const isActive = (job: Pick<BookJobView, "status">) =>
  job.status === "QUEUED" || job.status === "RUNNING";

/** Puts one status answer among the orders; a finished book leaves, because the library has it now. */
export function withJob(requests: ActiveRequestView[], job: BookJobView): ActiveRequestView[] {
  if (job.status === "COMPLETED") return requests.filter((request) => request.id !== job.id);
  return requests.map((request) => (request.id === job.id ? { ...request, ...job } : request));
}

/** Puts an order first, in place of what was known of it. */
export const withOrder = (requests: ActiveRequestView[], order: ActiveRequestView): ActiveRequestView[] =>
  withJob([order, ...requests.filter(({ id }) => id !== order.id)], order);
