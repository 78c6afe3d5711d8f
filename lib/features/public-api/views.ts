import { z } from "zod";
import { childView } from "@/lib/features/children/views";
import { bookDetailView } from "@/lib/features/stories/views";

const story = bookDetailView.shape;

export const storyView = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  content: z.string().meta({ description: "All pages, an empty line between them." }),
  pages: z.array(
    z.strictObject({
      number: z.number().int(),
      text: z.string(),
      picture: z.string().meta({ description: "What the page's picture shows, in words." }),
    }),
  ),
  childId: story.childId,
  together: story.together.meta({ description: "Of whom it is told, where those are several children." }),
  mainCharacter: z.string(),
  theme: story.theme,
  level: story.level,
  status: story.status.meta({
    description: "draft: the text is finished and checked, its pictures are still being made.",
  }),
  newWords: story.newWords,
  talk: story.talk.meta({ description: "Open questions for afterwards." }),
  createdAt: z.iso.datetime(),
});

export const storyOrderView = z.strictObject({
  id: z.uuid().meta({ description: "The order's id, for GET /api/v1/stories/orders/{id}." }),
  status: z.enum(["queued", "running", "completed", "failed"]),
  progress: z.number().min(0).max(100),
  title: z.string(),
  storyId: z
    .uuid()
    .nullable()
    .meta({ description: "There as soon as the story can be read by GET /api/v1/stories/{id}." }),
  message: z.string().nullable().meta({ description: "Why it failed; its credit is back then." }),
});

const isEarlier = z.boolean().meta({
  description:
    "true: this very story was ordered before, and this answer is that one. Nothing was made, and no story was counted.",
});
/** The answers to an order, as an order of our own screens is answered. */
export const generatedStoryView = storyView.extend({ isEarlier });
export const takenOrderView = storyOrderView.extend({ isEarlier });

const profile = childView.shape;

export const profileView = z.strictObject({
  id: profile.id,
  name: profile.name,
  sayAs: profile.sayAs,
  age: profile.age,
  gender: profile.gender,
  interests: profile.interests,
  readingLevel: profile.readingLevel,
  totalBooks: profile.totalBooks,
  readingTime: profile.readingTime.meta({ description: "Minutes." }),
  totalBadges: profile.totalBadges,
  badges: profile.badges,
});

export const profilesView = z.array(profileView);

/** What goes along with every answer to a counted call, but where the tier has no limit. */
export const quotaHeaders = z.object({
  "ratelimit-limit": z
    .string()
    .optional()
    .meta({ description: "Calls a month; nothing where they aren’t limited." }),
  "ratelimit-remaining": z.string().optional().meta({ description: "Calls that are left of this month." }),
  "ratelimit-reset": z.string().optional().meta({ description: "Seconds until the next month." }),
});
