import "server-only";
import { findHero } from "@/lib/features/children/find-hero";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { ReadingReportQuery, ReadingReportView } from "./contract";
import {
  findByChild,
  findByLevel,
  findBySlot,
  findByTheme,
  findFavourites,
  findNewestDay,
  findReadPages,
} from "./data-report";
import { listStarts } from "./list-starts";
import { minutesOf, PERIODS } from "./rules";

const MOST_FAVOURITES = 5;
const DAY_MS = 24 * 3600 * 1000;

const toFigures = <T extends { seconds: number; listenedSeconds: number }>({
  seconds,
  listenedSeconds,
  ...rest
}: T) => ({
  ...rest,
  minutes: minutesOf(seconds),
  listened: minutesOf(listenedSeconds),
});

/**
 * What the reading log says of the last weeks or months, by the reader's own days.
 * @throws AppError NOT_FOUND for a child that isn't the parent's
 */
export async function reportReading(
  ctx: Context,
  { period, childId: wanted }: ReadingReportQuery,
): Promise<ReadingReportView> {
  const parent = requireParent(ctx.actor);
  const childId = wanted ?? null;
  if (childId && !(await findHero(ctx.db, { parent, childId }))) {
    throw new AppError("NOT_FOUND", "This child was not found.");
  }
  const today = latest(ctx.now(), await findNewestDay(ctx.db, parent));
  const starts = listStarts(period, today);
  const scope = { parent, childId, from: starts[0] ?? "", to: today.toISOString().slice(0, 10) };
  const { step } = PERIODS[period];
  const [slots, children, themes, levels, pages, favourites] = await Promise.all([
    findBySlot(ctx.db, scope, step),
    findByChild(ctx.db, scope),
    findByTheme(ctx.db, scope),
    findByLevel(ctx.db, scope, step),
    findReadPages(ctx.db, scope),
    findFavourites(ctx.db, scope, MOST_FAVOURITES),
  ]);
  const slotOf = new Map(slots.map((slot) => [slot.start, slot]));
  const seconds = slots.reduce((sum, slot) => sum + slot.seconds, 0);
  const listened = slots.reduce((sum, slot) => sum + slot.listenedSeconds, 0);
  const stories = themes.reduce((sum, theme) => sum + theme.stories, 0);
  return {
    period,
    childId,
    from: scope.from,
    to: scope.to,
    totals: { minutes: minutesOf(seconds), listened: minutesOf(listened), stories, ...pages },
    slots: starts.map((start) =>
      toFigures(slotOf.get(start) ?? { start, seconds: 0, listenedSeconds: 0, stories: 0 }),
    ),
    children: children.map(toFigures),
    themes: themes.map(toFigures),
    levels,
    favourites,
  };
}

/** Today where the family is: ours, or the day after where somebody has read on it already. */
function latest(now: Date, newest: string | null): Date {
  const today = new Date(now.toISOString().slice(0, 10));
  const tomorrow = new Date(today.getTime() + DAY_MS);
  return newest === tomorrow.toISOString().slice(0, 10) ? tomorrow : today;
}
