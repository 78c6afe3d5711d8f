import { z } from "zod";
import { normaliseEmail } from "@/lib/features/accounts/rules";
import { ACTIONS, AUDIT_PAGE, MAX_AUDIT_PAGE, TABLE_NAMES } from "./rules";
import type { auditEntryView, auditSummaryView } from "./views";

export type AuditEntryView = z.output<typeof auditEntryView>;
export type AuditSummaryView = z.output<typeof auditSummaryView>;

const BOTH = "Give both a start and an end.";
const NO_MOMENT = "Give a date such as 2026-11-22, or a date with a time.";

/** A date begins or ends its day in UTC; a time without a zone is UTC. `null` for what PostgreSQL has no room for. */
function toMoment(text: string, timeOfDay: string): string | null {
  const isDay = z.iso.date().safeParse(text).success;
  if (!isDay && !z.iso.datetime({ offset: true, local: true }).safeParse(text).success) return null;
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text);
  const moment = new Date(isDay ? `${text}T${timeOfDay}Z` : hasZone ? text : `${text}Z`);
  if (Number.isNaN(moment.getTime())) return null;
  const iso = moment.toISOString();
  return /^\d{4}-/.test(iso) && !iso.startsWith("0000") ? iso : null;
}

const moment = (timeOfDay: string) =>
  z
    .string(BOTH)
    .max(40, NO_MOMENT)
    .transform((text, ctx) => {
      const iso = toMoment(text, timeOfDay);
      if (iso !== null) return iso;
      ctx.addIssue({ code: "custom", message: NO_MOMENT });
      return z.NEVER;
    });

const START = "00:00:00.000";
const END = "23:59:59.999";

const userEmail = z
  .string()
  .max(320)
  .transform(normaliseEmail)
  .transform((email) => email || undefined)
  .optional()
  .meta({ description: "The whole address of whoever did it; patterns mean nothing." });

const page = z.object({
  userEmail,
  cursor: z
    .string()
    .max(200)
    .optional()
    .meta({ description: "The x-next-cursor of the page before, with everything else as it was." }),
  limit: z.coerce.number().int().min(1).max(MAX_AUDIT_PAGE).default(AUDIT_PAGE),
});

type Range = { start?: string | undefined; end?: string | undefined };
const ordered = ({ start, end }: Range): boolean => start === undefined || end === undefined || start <= end;
const whole = ({ start, end }: Range): boolean => (start === undefined) === (end === undefined);
const ORDERED = { path: ["end"], error: "The end is before the start." };

export const auditQuery = page;
export const auditRangeQuery = page
  .extend({ start: moment(START), end: moment(END) })
  .refine(ordered, ORDERED);
export const exportQuery = z
  .object({
    tableName: z.enum(TABLE_NAMES).optional(),
    start: moment(START).optional(),
    end: moment(END).optional(),
  })
  .refine(whole, { path: ["end"], error: BOTH })
  .refine(ordered, ORDERED);

export const tableParams = z.object({ tableName: z.enum(TABLE_NAMES) });
export const actionParams = z.object({ action: z.enum(ACTIONS) });

export type AuditPageQuery = z.output<typeof page>;
export type AuditExportQuery = z.output<typeof exportQuery>;

/** Which entries: at most one of them is asked for at a time, but by the export. */
export type AuditWish = {
  tableName?: string | undefined;
  action?: string | undefined;
  start?: string | undefined;
  end?: string | undefined;
  userEmail?: string | undefined;
};
