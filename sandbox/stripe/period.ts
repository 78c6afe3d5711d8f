export interface Interval {
  interval: "day" | "week" | "month" | "year";
  interval_count: number;
}

const SECONDS = { day: 86_400, week: 604_800 } as const;

/** The first renewal moment after `start` on the rhythm of `anchor`; the 31st falls back to a shorter month's end. */
export function periodEnd(anchor: number, start: number, every: Interval): number {
  if (every.interval === "day" || every.interval === "week") {
    const length = SECONDS[every.interval] * every.interval_count;
    return anchor + (Math.floor((start - anchor) / length) + 1) * length;
  }
  const months = every.interval_count * (every.interval === "year" ? 12 : 1);
  let steps = Math.max(0, Math.floor((start - anchor) / (months * 31 * 86_400)));
  while (addMonths(anchor, steps * months) <= start) steps += 1;
  return addMonths(anchor, steps * months);
}

function addMonths(anchor: number, months: number): number {
  const date = new Date(anchor * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1000);
}
