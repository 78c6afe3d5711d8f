import { z } from "zod";

export const auditEntryView = z.strictObject({
  id: z.uuid(),
  action: z.string(),
  tableName: z.string(),
  recordId: z.uuid(),
  /** Of whoever did it; not there where the system did, or somebody whose address isn't yours to know. */
  userEmail: z.string().optional(),
  timestamp: z.iso.datetime(),
  /** Names, never values. */
  changedFields: z.array(z.string()),
});

export const auditSummaryView = z.strictObject({
  totalAuditLogs: z.number().int(),
  /** Accounts that have acted. */
  totalUsers: z.number().int(),
});
