import { z } from "zod";
import { defineEndpoint, fileOf } from "@/lib/shared/endpoint";
import { actionParams, auditQuery, auditRangeQuery, exportQuery, tableParams } from "./contract";
import { EXPORT_LIMIT } from "./rules";
import { auditEntryView, auditSummaryView } from "./views";

const headers = z.object({
  "x-next-cursor": z
    .string()
    .optional()
    .meta({ description: "Asks for the next page as `cursor`; not there at the last one." }),
});

/** A page of entries, newest first: an administrator's of everybody, a parent's of their own account. To read them is an entry. */
const list = {
  method: "GET",
  access: "parent",
  response: { 200: z.array(auditEntryView) },
  headers,
  errors: ["PROOF_NEEDED"],
  hasEffect: true,
} as const;

export const auditEndpoints = {
  summary: defineEndpoint({
    method: "GET",
    path: "/api/audit/summary",
    summary: "How many entries and users the audit log has",
    access: "parent",
    response: { 200: auditSummaryView },
    errors: ["PROOF_NEEDED"],
  }),
  recent: defineEndpoint({
    ...list,
    path: "/api/audit/recent",
    summary: "The newest entries of the audit log",
    query: auditQuery,
  }),
  byTable: defineEndpoint({
    ...list,
    path: "/api/audit/table/{tableName}",
    summary: "Entries about one table",
    params: tableParams,
    query: auditQuery,
  }),
  byAction: defineEndpoint({
    ...list,
    path: "/api/audit/action/{action}",
    summary: "Entries of one kind of change",
    params: actionParams,
    query: auditQuery,
  }),
  byTime: defineEndpoint({
    ...list,
    path: "/api/audit/time-range",
    summary: "Entries between two moments, both included",
    query: auditRangeQuery,
  }),
  export: defineEndpoint({
    method: "GET",
    path: "/api/audit/export",
    summary: "Every entry as a JSON file, however many there are",
    access: "parent",
    query: exportQuery,
    response: { 200: fileOf("application/json") },
    errors: ["PROOF_NEEDED"],
    limit: EXPORT_LIMIT,
    hasEffect: true,
  }),
};
