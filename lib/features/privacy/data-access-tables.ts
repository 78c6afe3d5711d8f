import "server-only";
import { sql } from "@/lib/platform/db/database";
import { ID, owned, type ExportedTable } from "./data-one-table";

/** What opens the account beside a password: a second step, passkeys, and keys of the public API with how often they were used. */
export const ACCESS_TABLES: readonly ExportedTable[] = [
  {
    name: "second_factors",
    columns: ["id", "parent_id", "confirmed_at", "created_at"],
    from: owned(sql`FROM second_factors t`),
    key: ID,
  },
  {
    name: "passkeys",
    columns: ["id", "parent_id", "transports", "device", "is_synced", "created_at", "last_used_at"],
    from: owned(sql`FROM passkeys t`),
    key: ID,
  },
  {
    name: "api_keys",
    columns: ["id", "parent_id", "name", "hint", "scopes", "created_at", "rotated_at", "last_used_at"],
    from: owned(sql`FROM api_keys t`),
    key: ID,
  },
  {
    name: "webhooks",
    columns: ["id", "parent_id", "url", "version", "created_at", "failing_since", "off_since"],
    from: owned(sql`FROM webhooks t`),
    key: ID,
  },
  {
    name: "webhook_deliveries",
    columns: [
      "id",
      "webhook_id",
      "source",
      "event",
      "body",
      "status",
      "tries",
      "next_try_at",
      "answered",
      "problem",
      "created_at",
      "ended_at",
    ],
    from: (parent) =>
      sql`FROM webhook_deliveries t JOIN webhooks w ON w.id = t.webhook_id AND w.parent_id = ${parent}::uuid`,
    key: ID,
  },
  {
    name: "api_usage",
    columns: ["parent_id", "month", "calls"],
    from: owned(sql`FROM api_usage t`),
    key: sql`t.month::text`,
  },
];
