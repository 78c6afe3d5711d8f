import { z } from "zod";
import { LONGEST_WORD, MOST_TAPS, PERIOD_KEYS } from "./rules";
import type { metWordsView, readingOutcome, readingReportView } from "./views";

const EARLIEST = Date.parse("2020-01-01T00:00:00Z");
const DAY_MS = 24 * 3600 * 1000;

/** A reader's clock may be wrong, but not by years; the database has no room for the year 0. */
const occurredAt = z.iso.datetime({ offset: true }).refine((value) => {
  const time = Date.parse(value);
  return time >= EARLIEST && time <= Date.now() + DAY_MS;
}, "The clock of this device seems to be wrong.");

/** As on the page; in small letters is how it is kept. */
const word = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_WORD)
  .transform((text) => text.toLowerCase());

/** A batch from the reader; a client that was offline sends several at once. */
export const readingEventsInput = z.object({
  events: z
    .array(
      z.object({
        /** Made by the client, so that sending it again counts once. */
        id: z.uuid(),
        bookId: z.uuid(),
        page: z.number().int().min(1).max(100),
        activeSeconds: z.number().int().min(0).max(600),
        /** Of them, those in which the page was read aloud to the child. */
        listenedSeconds: z.number().int().min(0).max(600).default(0),
        finishedBook: z.boolean().default(false),
        /** Words of the page that were tapped to be heard. */
        tappedWords: z.array(word).max(MOST_TAPS).default([]),
        occurredAt,
      }),
    )
    .min(1)
    .max(100),
});
export type ReadingEventsInput = z.output<typeof readingEventsInput>;

export type ReadingOutcome = z.output<typeof readingOutcome>;

export const readingReportQuery = z.object({
  period: z.enum(PERIOD_KEYS).default("4-weeks"),
  /** One child only. */
  childId: z.uuid().optional(),
});
export type ReadingReportQuery = z.output<typeof readingReportQuery>;
/** Whom a parent of many children looks for on a page; whatever else stands there is nobody. */
export const findQuery = z.string().max(100).catch("");

export const monthlyReportChoice = z.object({ wanted: z.boolean() });
export type MonthlyReportChoice = z.output<typeof monthlyReportChoice>;
export type ReadingReportView = z.output<typeof readingReportView>;

export const wordParams = z.object({ id: z.uuid(), word });
export type MetWordsView = z.output<typeof metWordsView>;
