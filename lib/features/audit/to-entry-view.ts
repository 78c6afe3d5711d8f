import type { AuditEntryView } from "./contract";
import type { AuditRow } from "./data";

export const toEntryView = ({ userEmail, at, ...row }: AuditRow): AuditEntryView => ({
  id: row.id,
  action: row.action,
  tableName: row.tableName,
  recordId: row.recordId,
  ...(userEmail !== null && { userEmail }),
  timestamp: new Date(at).toISOString(),
  changedFields: row.changedFields,
});
