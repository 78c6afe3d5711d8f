const FIELDS = {
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
} as const;

/**
 * A moment for an e-mail, by the clock of its reader where that is known, and with its zone in any case, for they may
 * read it elsewhere: "November 21, 2026 at 2:42 PM EST".
 */
export const writtenTime = (moment: Date, timeZone: string | null): string =>
  new Intl.DateTimeFormat("en-US", { ...FIELDS, timeZone: timeZone ?? "UTC" })
    .format(moment)
    .replace("\u202f", " ");
