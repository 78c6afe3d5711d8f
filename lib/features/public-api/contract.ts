import { z } from "zod";
import { readingReportQuery } from "@/lib/features/reading/contract";
import { childInput } from "@/lib/features/children/contract";
import { MAX_NAME_LENGTH } from "@/lib/features/children/rules";
import { areDifferent, bookInput, TWICE } from "@/lib/features/stories/contract";
import { personName } from "@/lib/shared/person-name";
import { DEFAULT_WAIT, LENGTHS, MAX_WAIT } from "./rules";
import type { generatedStoryView, profileView, storyOrderView, storyView, takenOrderView } from "./views";

const words = bookInput.shape.topics.element;
const MOST_INTERESTS = 6;

export const generateInput = z
  .object({
    childId: bookInput.shape.childId.meta({ description: "The id of a profile." }),
    withChildIds: bookInput.shape.withChildIds,
    theme: bookInput.shape.theme,
    length: z.enum(LENGTHS).default("medium").meta({
      description:
        "medium is as long as the profile's reading level has it. Pages and sentences belong to a level: short is told one level easier, long one level harder, where there is such a level.",
    }),
    title: bookInput.shape.title
      .optional()
      .meta({ description: "Without it the story is called after its main character and the setting." }),
    idea: bookInput.shape.idea.meta({
      description:
        "One of the `alternatives` that an order was refused with. One that doesn't fit the words is refused with 422, and with others.",
    }),
    offeredFor: bookInput.shape.title.nullish().meta({
      description:
        "With an `idea` and a `title` of its own: the `offeredFor` of the alternative. The order is read by it, and the story is called as `title` says.",
    }),
    customization: z
      .object({
        mainCharacter: personName({ required: "Name required", max: MAX_NAME_LENGTH })
          .optional()
          .meta({ description: "What the hero is called; without it as the profile is." }),
        setting: words.optional().meta({ description: "Where it takes place, such as: a lighthouse." }),
        interests: z
          .array(words)
          .max(MOST_INTERESTS, `At most ${MOST_INTERESTS} interests`)
          .default([])
          .meta({ description: "What the story is about; without them the profile's own." }),
      })
      .prefault({}),
  })
  .refine(areDifferent, TWICE);
export type GenerateInput = z.output<typeof generateInput>;

export const generateQuery = z.object({
  wait: z.coerce.number().int().min(0).max(MAX_WAIT).default(DEFAULT_WAIT).meta({
    description:
      "Seconds to wait for the story; 0 answers 202 at once. Later ask GET /api/v1/stories/orders/{id}.",
  }),
});
export type GenerateQuery = z.output<typeof generateQuery>;

/** A profile's form without what only our screens show. */
export const profileInput = childInput.omit({ profileImage: true, profilePhotoUrl: true, look: true });
export type ProfileInput = z.output<typeof profileInput>;

export const analyticsQuery = readingReportQuery;

export type StoryView = z.output<typeof storyView>;
export type StoryOrderView = z.output<typeof storyOrderView>;
export type GeneratedStoryView = z.output<typeof generatedStoryView>;
export type TakenOrderView = z.output<typeof takenOrderView>;
export type ProfileView = z.output<typeof profileView>;
