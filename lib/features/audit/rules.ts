/** Tables whose changes are recorded, as the dashboard's select offers them. */
export const AUDITED_TABLES = {
  parents: "Parents",
  subscriptions: "Subscriptions",
  book_requests: "Book Requests",
  invoices: "Invoices",
} as const;

/** What else the log tells of: profiles and their photos (`files`), what opens the account, and who has read the log itself. */
export const TABLE_NAMES = [
  "parents",
  "subscriptions",
  "book_requests",
  "invoices",
  "children",
  "files",
  "identities",
  "second_factors",
  "passkeys",
  "gifts",
  "api_keys",
  "webhooks",
  "sessions",
  "post_comments",
  "family_invitations",
  "family_members",
  "audit_log",
] as const;

/** What a change may be, as the dashboard's select offers it. */
export const CHANGES = {
  INSERT: "Insert",
  UPDATE: "Update",
  DELETE: "Delete",
  SOFT_DELETE: "Soft Delete",
} as const;

/** `READ` and `EXPORT` are entries of the log about the log. */
export const ACTIONS = ["INSERT", "UPDATE", "DELETE", "SOFT_DELETE", "READ", "EXPORT"] as const;

export const AUDIT_PAGE = 50;
export const MAX_AUDIT_PAGE = 100;
export const EXPORT_LIMIT = { name: "audit-export", points: 10, perSeconds: 10 * 60 };

/** `audit_logs_2026-11-22.json` */
export const exportFileName = (date: string): string => `audit_logs_${date}.json`;
