import { z } from "zod";

const badges = z.array(z.strictObject({ key: z.string(), name: z.string(), awardedAt: z.iso.datetime() }));

const shownStory = z.strictObject({ id: z.uuid(), title: z.string() });

const toRead = {
  /** A story that was begun, with the open page, or else the newest one that nobody has opened. */
  next: shownStory.extend({ openPage: z.number().int().nullable() }).nullable(),
  /** What was read to its end last. */
  again: shownStory.nullable(),
};

export const dashboardView = z.strictObject({
  totalChildren: z.number().int(),
  totalStories: z.number().int(),
  /** Minutes. */
  readingTime: z.number(),
  totalBadges: z.number().int(),
  /** What there is to read for the children of the overview. */
  reading: z.array(z.strictObject({ childId: z.uuid(), ...toRead })),
  recentBadges: z.array(z.strictObject({ childId: z.uuid(), childName: z.string(), badges })),
  /** Families that share their stories with this parent. */
  families: z.array(
    z.strictObject({
      /** First name of the family's owner. */
      name: z.string(),
      children: z.array(z.strictObject({ childId: z.uuid(), name: z.string(), ...toRead })),
    }),
  ),
});
