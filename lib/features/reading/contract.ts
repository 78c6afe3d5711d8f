import { z } from "zod";
import type { readingOutcome } from "./views";

const EARLIEST = Date.parse("2020-01-01T00:00:00Z");
const DAY_MS = 24 * 3600 * 1000;

/** A reader's clock may be wrong, but not by years; the database has no room for the year 0. */
const occurredAt = z.iso.datetime({ offset: true }).refine((value) => {
  const time = Date.parse(value);
  return time >= EARLIEST && time <= Date.now() + DAY_MS;
}, "The clock of this device seems to be wrong.");

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
        finishedBook: z.boolean().default(false),
        occurredAt,
      }),
    )
    .min(1)
    .max(100),
});
export type ReadingEventsInput = z.output<typeof readingEventsInput>;

export type ReadingOutcome = z.output<typeof readingOutcome>;
