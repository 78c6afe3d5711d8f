import { AUDITED_TABLES, CHANGES } from "@/lib/features/audit/rules";

export type AuditTable = keyof typeof AUDITED_TABLES;
export type AuditChange = keyof typeof CHANGES;

/** What the filter bar says, as the address names it. */
export type AuditFilter = {
  tableName: AuditTable | null;
  action: AuditChange | null;
  userEmail: string;
  /** Days of the reader's own calendar, such as `2026-11-22`; empty for none. */
  startDate: string;
  endDate: string;
};

export const NO_FILTER: AuditFilter = {
  tableName: null,
  action: null,
  userEmail: "",
  startDate: "",
  endDate: "",
};

export const readTable = (text: string | null): AuditTable | null =>
  text !== null && Object.hasOwn(AUDITED_TABLES, text) ? (text as AuditTable) : null;
export const readChange = (text: string | null): AuditChange | null =>
  text !== null && Object.hasOwn(CHANGES, text) ? (text as AuditChange) : null;

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(new Date(`${text}T00:00:00`).getTime());

/** What can't be a choice of the bar is none. */
export function readFilter(read: (name: string) => string | null): AuditFilter {
  const day = (name: string) => {
    const text = read(name) ?? "";
    return isDay(text) ? text : "";
  };
  return {
    tableName: readTable(read("tableName")),
    action: readChange(read("action")),
    userEmail: (read("userEmail") ?? "").trim(),
    startDate: day("startDate"),
    endDate: day("endDate"),
  };
}

/** The filter as it stands in an address; what isn't chosen isn't there. */
export const searchOf = (filter: AuditFilter): string =>
  new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();

// Further no date field goes, and further west a day of it ends in the year after.
const LATEST = "9999-12-31T23:59:59.999Z";

/** From the first moment of the one day to the last of the other, by the reader's clock; none while a date is missing. */
export function rangeOf({ startDate, endDate }: AuditFilter): { start: string; end: string } | null {
  if (!startDate || !endDate) return null;
  const iso = (local: string) => {
    const moment = new Date(local).toISOString();
    return moment.startsWith("+") ? LATEST : moment;
  };
  return { start: iso(`${startDate}T00:00:00.000`), end: iso(`${endDate}T23:59:59.999`) };
}

/** Which choice decides: a whole range over an action, an action over a table. */
export function decidingChoice(filter: AuditFilter): "range" | "action" | "table" | "none" {
  if (rangeOf(filter)) return "range";
  if (filter.action) return "action";
  return filter.tableName ? "table" : "none";
}

/** The export knows neither action nor address: said where the list is narrowed by one. */
export const noteOnExport = ({ action, userEmail }: AuditFilter): string | null =>
  action || userEmail
    ? "Export goes by table and dates, so your file will also have entries of other actions and e-mail addresses."
    : null;

/** What the bar has to say of its own choices, so that nobody wonders about the list. */
export function noteOn(filter: AuditFilter): string | null {
  const { startDate, endDate, action, tableName } = filter;
  if (Boolean(startDate) !== Boolean(endDate)) return "The dates apply once both are set.";
  if (decidingChoice(filter) === "range" && (action || tableName))
    return "With both dates set, the list shows every table and action of that time.";
  if (action && tableName) return "With an action chosen, the list shows it for every table.";
  return null;
}
