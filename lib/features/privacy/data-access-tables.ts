import "server-only";
import { sql } from "@/lib/platform/db/database";
import { ID, owned, type ExportedTable } from "./data-one-table";

/**
 * Who comes in beside the parent's password: accounts at providers, a second step, passkeys, keys of the public API with how often they were used,
 * and grown-ups who read with the family. A family that this parent reads with is told by who it is, and nothing of its own.
 */
export const ACCESS_TABLES: readonly ExportedTable[] = [
  {
    name: "identities",
    columns: ["id", "parent_id", "provider", "subject", "created_at"],
    from: owned(sql`FROM identities t`),
    key: ID,
  },
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
    name: "family_invitations",
    columns: ["id", "parent_id", "email", "sent_at", "expires_at", "answer", "answered_at"],
    from: owned(sql`FROM family_invitations t`),
    key: ID,
  },
  {
    name: "family_members",
    columns: ["id", "owner_id", "reader_id", "joined_at"],
    from: (parent) =>
      sql`FROM family_members t WHERE t.owner_id = ${parent}::uuid OR t.reader_id = ${parent}::uuid`,
    key: ID,
  },
  {
    name: "api_usage",
    columns: ["parent_id", "month", "calls"],
    from: owned(sql`FROM api_usage t`),
    key: sql`t.month::text`,
  },
];
