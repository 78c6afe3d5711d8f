import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { ask, askAll } from "@/components/data/ask";
import { api } from "@/lib/client/api";
import type { AuditEntryView } from "@/lib/features/audit/contract";
import { decidingChoice, rangeOf, searchOf, type AuditFilter } from "./audit-filter";

/** Everything of the log that a screen holds. */
export const AUDIT_KEY = ["audit"] as const;

// What is read here may be written down there, so nothing is read again but on request.
const ON_REQUEST = {
  staleTime: Infinity,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

export const auditSummaryQuery = queryOptions({
  queryKey: [...AUDIT_KEY, "summary"],
  queryFn: () => ask(api("GET", "/api/audit/summary")),
  ...ON_REQUEST,
});

function call(filter: AuditFilter, cursor: string | undefined) {
  const query = { cursor, ...(filter.userEmail && { userEmail: filter.userEmail }) };
  const range = rangeOf(filter);
  if (range) return api("GET", "/api/audit/time-range", { query: { ...query, ...range } });
  if (filter.action)
    return api("GET", "/api/audit/action/{action}", { params: { action: filter.action }, query });
  if (filter.tableName)
    return api("GET", "/api/audit/table/{tableName}", { params: { tableName: filter.tableName }, query });
  return api("GET", "/api/audit/recent", { query });
}

type Page = { entries: AuditEntryView[]; next: string | null };

async function fetchPage(filter: AuditFilter, cursor: string | null): Promise<Page> {
  const { data, headers } = await askAll(call(filter, cursor ?? undefined));
  return { entries: data, next: headers?.get("x-next-cursor") ?? null };
}

export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: [...AUDIT_KEY, "entries", decidingChoice(filter), searchOf(filter)],
    queryFn: ({ pageParam }) => fetchPage(filter, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...ON_REQUEST,
  });
