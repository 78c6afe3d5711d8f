import type { BadgeTone } from "@/components/ui/badge-variants";
import { AUDITED_TABLES, CHANGES } from "@/lib/features/audit/rules";

const TONES = new Map<string, BadgeTone>([
  ["INSERT", "success"],
  ["UPDATE", "info"],
  ["DELETE", "danger"],
  ["SOFT_DELETE", "warning"],
]);

export const toneOf = (action: string): BadgeTone => TONES.get(action) ?? "neutral";

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
  new Map(Object.entries(AUDITED_TABLES)).get(table) ?? spellOut(table);

export const userName = (email: string | undefined): string => email ?? "system";

export const WHEN: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "medium" };
