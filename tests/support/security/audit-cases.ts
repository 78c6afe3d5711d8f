import { auditEndpoints } from "@/lib/features/audit/endpoints";
import type { Endpoint } from "@/lib/shared/endpoint";
import type { Case } from "./access-matrix";

// To read the log is an entry of it, so that HEAD is refused.
const read = (facts: Case = {}): Case[] => [{ adminSees: true, own: [200, 405], ...facts }];

export const AUDIT_CASES: [Endpoint, Case[]][] = [
  [auditEndpoints.recent, read()],
  [auditEndpoints.byTable, read({ params: { tableName: "parents" } })],
  [auditEndpoints.byAction, read({ params: { action: "UPDATE" } })],
  [auditEndpoints.byTime, read({ query: () => ({ start: "2020-01-01", end: "2099-12-31" }) })],
  [auditEndpoints.export, read()],
];
