import { z } from "zod";

const badges = z.array(z.strictObject({ key: z.string(), name: z.string(), awardedAt: z.iso.datetime() }));

export const dashboardView = z.strictObject({
  totalChildren: z.number().int(),
  totalStories: z.number().int(),
  /** Minutes. */
  readingTime: z.number(),
  totalBadges: z.number().int(),
  recentBadges: z.array(z.strictObject({ childId: z.uuid(), childName: z.string(), badges })),
});
