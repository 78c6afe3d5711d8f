"use client";

import { useContext, useState } from "react";
import { offerFile } from "@/components/data/offer-file";
import { FailureContext } from "@/components/feedback/failure-context";
import { fetchFile } from "@/lib/client/fetch-file";
import { exportFileName } from "@/lib/features/audit/rules";
import { rangeOf, type AuditFilter } from "./audit-filter";

const today = (): string => {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

/** Hands the log of a table and a time to the browser as a file. */
export function useAuditExport(filter: AuditFilter) {
  const tell = useContext(FailureContext);
  const [pending, setPending] = useState(false);
  const exportLog = async () => {
    setPending(true);
    const query = { ...(filter.tableName && { tableName: filter.tableName }), ...rangeOf(filter) };
    const result = await fetchFile("/api/audit/export", { query });
    setPending(false);
    if (result.ok) offerFile(result.data, exportFileName(today()));
    else tell(result);
  };
  return { exportLog, pending };
}
