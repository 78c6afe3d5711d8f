"use client";

import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useAddress, writeAddress } from "@/components/layout/use-address";
import { readFilter, searchOf, type AuditFilter } from "./audit-filter";
import { AUDIT_KEY, auditQuery, auditSummaryQuery } from "./audit-queries";

export type Audit = ReturnType<typeof useAudit>;

/** The log as the address asks for it. */
export function useAudit() {
  const client = useQueryClient();
  const params = useAddress();
  const filter = readFilter((name) => params.get(name));
  const query = useInfiniteQuery(auditQuery(filter));
  // After the list: should somebody have to show who they are, they are asked once.
  const { data: summary } = useQuery({ ...auditSummaryQuery, enabled: query.isSuccess });
  const refresh = () => client.resetQueries({ queryKey: AUDIT_KEY });

  return {
    ...query,
    filter,
    summary,
    entries: query.data?.pages.flatMap(({ entries }) => entries) ?? [],
    refresh,
    /** A step of the history, so that Back leads to what was shown before. */
    show: (wanted: AuditFilter) => {
      const search = searchOf(wanted);
      if (search === searchOf(filter)) void refresh();
      else writeAddress(search ? `/audit-dashboard?${search}` : "/audit-dashboard", "new-step");
    },
  };
}
