/** The one session, of those that told their clock's zone, that began last: as a query of a parent asks for it. */
export const LAST_ZONE = {
  where: { timeZone: { not: null } },
  select: { timeZone: true },
  orderBy: { id: "desc" },
  take: 1,
} as const;

export type HasZone = { sessions: { timeZone: string | null }[] };

/** How a letter to one reader writes a day. */
export type WriteDay = (moment: Date) => string;

/** `March 4, 2026` by the clock of the reader's device, as its screens show it; by UTC where no zone is known. */
export function writeDayFor({ sessions: [last] }: HasZone): WriteDay {
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: last?.timeZone ?? "UTC" });
  return (moment) => format.format(moment);
}
