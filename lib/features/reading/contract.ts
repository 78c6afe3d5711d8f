import { z } from "zod";

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
        occurredAt: z.iso.datetime({ offset: true }),
      }),
    )
    .min(1)
    .max(100),
});
export type ReadingEventsInput = z.output<typeof readingEventsInput>;

/** Badges that these events earned. */
export type ReadingOutcome = {
  accepted: number;
  newBadges: { key: string; name: string; description: string }[];
};
