import type { BadgeTone } from "@/components/ui/badge-variants";
import { AUDITED_TABLES, CHANGES } from "@/lib/features/audit/rules";

const TONES = new Map<string, BadgeTone>([
  ["INSERT", "success"],
  ["UPDATE", "info"],
  ["DELETE", "danger"],
  ["SOFT_DELETE", "warning"],
]);

export const toneOf = (action: string): BadgeTone => TONES.get(action) ?? "neutral";

/** What the select doesn't offer, in words of the settings. */
const OTHER_TABLES = new Map([
  ["files", "Photos"],
  ["identities", "Ways to Sign In"],
  ["second_factors", "Codes of an App"],
  ["gifts", "Story Links"],
  ["api_keys", "API Keys"],
  ["sessions", "Devices"],
  ["post_comments", "Comments"],
  ["family_invitations", "Invitations"],
  ["family_members", "Family"],
]);

/** `audit_log` → `Audit Log` */
const spellOut = (name: string): string =>
  name
    .toLowerCase()
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

export const actionName = (action: string): string =>
  new Map(Object.entries(CHANGES)).get(action) ?? spellOut(action);
export const tableName = (table: string): string =>
  new Map(Object.entries(AUDITED_TABLES)).get(table) ?? OTHER_TABLES.get(table) ?? spellOut(table);

export const userName = (email: string | undefined): string => email ?? "system";

export const WHEN: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "medium" };
