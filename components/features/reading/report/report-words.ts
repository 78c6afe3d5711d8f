import { PERIODS, type Period } from "@/lib/features/reading/rules";

const SLOTS = { day: "Day", week: "Week from", month: "Month" } as const;

const format = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" }).format(new Date(day));

export const dayLabel = (day: string): string => format(day, { dateStyle: "long" });
export const nameOfSlot = (period: Period): string => SLOTS[PERIODS[period].step];
export const slotLabel = (period: Period, start: string): string =>
  PERIODS[period].step === "month"
    ? format(start, { month: "short", year: "numeric" })
    : format(start, { month: "short", day: "numeric" });
export const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
