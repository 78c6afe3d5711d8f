import { z } from "zod";
import { READING_LEVELS, THEMES } from "@/lib/shared/story";
import { PERIOD_KEYS } from "./rules";

/** Badges that these events earned. */
export const readingOutcome = z.strictObject({
  accepted: z.number().int(),
  newBadges: z.array(z.strictObject({ key: z.string(), name: z.string(), description: z.string() })),
});

export const monthlyReportView = z.strictObject({ wanted: z.boolean() });

const figures = {
  minutes: z.number().int(),
  listened: z
    .number()
    .int()
    .meta({ description: "Of these minutes, those in which a story was read aloud." }),
  stories: z.number().int(),
};

/** What the reading log says of some weeks or months. Stories are those that were read to their end. */
export const readingReportView = z.strictObject({
  period: z.enum(PERIOD_KEYS),
  childId: z.uuid().nullable(),
  from: z.iso.date(),
  to: z.iso.date(),
  totals: z.strictObject({
    ...figures,
    days: z.number().int().meta({ description: "Days on which somebody read." }),
    pages: z.number().int(),
    again: z.number().int().meta({ description: "Pages that were read on more than one day." }),
    words: z.number().int().meta({ description: "Words on the pages that were read, each page once." }),
  }),
  slots: z.array(z.strictObject({ start: z.iso.date(), ...figures })),
  children: z.array(z.strictObject({ id: z.uuid(), name: z.string(), ...figures })),
  themes: z.array(z.strictObject({ theme: z.enum(THEMES), ...figures })),
  levels: z.array(
    z.strictObject({ start: z.iso.date(), level: z.enum(READING_LEVELS), stories: z.number().int() }),
  ),
  favourites: z.array(z.strictObject({ id: z.uuid(), title: z.string(), days: z.number().int() })),
});

/** Words that a child met in stories, the latest first. */
export const metWordsView = z.strictObject({
  childId: z.uuid(),
  childName: z.string(),
  words: z.array(
    z.strictObject({
      word: z.string(),
      sentence: z.string().meta({ description: "The sentence that it was met in." }),
      bookId: z.uuid(),
      title: z.string(),
      metAt: z.iso.datetime(),
      tapped: z
        .boolean()
        .meta({ description: "The child tapped it to hear it; otherwise its story declared it as new." }),
    }),
  ),
});
