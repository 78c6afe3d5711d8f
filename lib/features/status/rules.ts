/** What the status page tells of, in its order. */
export const PARTS = [
  { id: "website", name: "Website and reading", what: "Pages, sign-in, your library and its stories" },
  { id: "stories", name: "Making stories", what: "Orders are taken up and become books" },
  { id: "files", name: "Pictures, sound and PDFs", what: "What belongs to a story can be opened" },
  { id: "payments", name: "Payments", what: "Checkout and the billing portal of our payment provider" },
  { id: "email", name: "Emails", what: "Links, receipts and notes on their way to you" },
] as const;

export type PartId = (typeof PARTS)[number]["id"];

/** A part whose queue's oldest job has waited for longer doesn't work, whatever else it says. */
export const LONGEST_WAIT_SECONDS: Partial<Record<PartId, number>> = { stories: 600, email: 900 };

const PROBE_EVERY_MINUTES = 5;
const STEP_MS = PROBE_EVERY_MINUTES * 60_000;

const SHOWN_DAYS = 90;
const DAY_MS = 24 * 3600 * 1000;

/** The moment that a probe counts for, so that two workers make one row. */
export const probeMoment = (now: Date): Date => new Date(Math.floor(now.getTime() / STEP_MS) * STEP_MS);

/** Later than that without a probe, nothing is known. */
export const isFresh = (probedAt: Date, now: Date): boolean =>
  now.getTime() - probedAt.getTime() < 3 * STEP_MS;

/** When the first of the shown days began. */
export const firstMoment = (now: Date): Date =>
  new Date((Math.floor(now.getTime() / DAY_MS) - (SHOWN_DAYS - 1)) * DAY_MS);

/** The days in UTC that are shown, the oldest first, as `2026-11-23`. */
export const shownDays = (now: Date): string[] =>
  Array.from({ length: SHOWN_DAYS }, (_, index) =>
    new Date(firstMoment(now).getTime() + index * DAY_MS).toISOString().slice(0, 10),
  );

export type Probe = { probedAt: Date; failed: readonly string[] };

export type Incident = {
  part: PartId;
  from: Date;
  /** Null while it lasts. */
  to: Date | null;
  minutes: number;
};

/**
 * Troubles in a row are one incident, the newest first. A step without a probe between two troubles belongs to them:
 * nobody saw it work.
 * @param troubles the probes in which something failed, the oldest first
 * @param latest the newest probe of all
 */
export function incidentsOf(troubles: readonly Probe[], latest: Date | null): Incident[] {
  return PARTS.flatMap(({ id }) => {
    const moments = troubles.filter(({ failed }) => failed.includes(id)).map(({ probedAt }) => probedAt);
    return inRows(moments).map(({ first, last }) => {
      const end = new Date(last.getTime() + STEP_MS);
      const lasts = latest !== null && latest.getTime() <= last.getTime();
      return {
        part: id,
        from: first,
        to: lasts ? null : end,
        minutes: Math.round((end.getTime() - first.getTime()) / 60_000),
      };
    });
  }).sort((a, b) => b.from.getTime() - a.from.getTime());
}

type Row = { first: Date; last: Date };

function inRows(moments: readonly Date[]): Row[] {
  const rows: Row[] = [];
  for (const moment of moments) {
    const row = rows.at(-1);
    if (row && moment.getTime() - row.last.getTime() <= 2 * STEP_MS) row.last = moment;
    else rows.push({ first: moment, last: moment });
  }
  return rows;
}

/** "99.98%"; 100% only where nothing failed. */
export function percentOf({ probes, failures }: { probes: number; failures: number }): string {
  if (failures === 0) return "100%";
  return `${(Math.floor(((probes - failures) / probes) * 10_000) / 100).toFixed(2)}%`;
}
