import { PERIODS, type Period } from "./rules";

const DAY_MS = 24 * 3600 * 1000;
const iso = (date: Date) => date.toISOString().slice(0, 10);
const daysBefore = (date: Date, days: number) => new Date(date.getTime() - days * DAY_MS);

/** Monday of the week; in SQL: `date_trunc('week', …)`. */
const mondayOf = (date: Date) => daysBefore(date, (date.getUTCDay() + 6) % 7);
const monthsBefore = (date: Date, months: number) =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1));

/** The first day of every bar, oldest first. Days are midnights in UTC, whatever zone they were lived in. */
export function listStarts(period: Period, today: Date): string[] {
  const { step, bars } = PERIODS[period];
  const startOf = {
    day: (back: number) => daysBefore(today, back),
    week: (back: number) => daysBefore(mondayOf(today), 7 * back),
    month: (back: number) => monthsBefore(today, back),
  }[step];
  return Array.from({ length: bars }, (_, index) => iso(startOf(bars - 1 - index)));
}
