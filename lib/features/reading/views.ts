import { z } from "zod";

/** Badges that these events earned. */
export const readingOutcome = z.strictObject({
  accepted: z.number().int(),
  newBadges: z.array(z.strictObject({ key: z.string(), name: z.string(), description: z.string() })),
});
