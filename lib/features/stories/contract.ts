import { z } from "zod";
import { childView } from "@/lib/features/children/views";
import { onOneLine, typedText } from "@/lib/shared/typed-text";
import { isVisible, NO_TURNING, turnsText } from "@/lib/shared/visible-text";
import { CHARACTER_STYLES, MOST_HEROES, READING_LEVELS, THEMES } from "@/lib/shared/story";
import {
  DEFAULT_CREATIVITY,
  LIBRARY_PAGE,
  LIBRARY_SORTS,
  MAX_LIBRARY_PAGE,
  MAX_TITLE_LENGTH,
  MAX_TOPIC_LENGTH,
  MAX_TOPICS,
  READING_STATES,
} from "./rules";
import type {
  activeRequestView,
  aiBookOptions,
  bookDetailView,
  bookJobView,
  bookOrderView,
  bookPageView,
  bookView,
  costView,
  lookSuggestion,
  nextStoryView,
  outlineView,
} from "./views";

const REQUIRED = "Please fill all required fields.";

const line = (max: number) =>
  typedText(REQUIRED, max, onOneLine).pipe(
    z
      .string()
      .refine(isVisible, REQUIRED)
      .refine((text) => !turnsText(text), NO_TURNING),
  );

const MOST_BESIDE = MOST_HEROES - 1;
const withChildIds = z
  .array(z.uuid("This is no child's id"), "This is no list of children")
  .max(MOST_BESIDE, `A story has at most ${MOST_HEROES} heroes`)
  .nullish()
  .meta({ description: "Other children of the family who are heroes of the story beside the first." });

type Heroes = { childId: string; withChildIds?: string[] | null | undefined };
/** Each child is in a story once. */
export const areDifferent = ({ childId, withChildIds: beside }: Heroes): boolean => {
  const all = [childId, ...(beside ?? [])].map((id) => id.toLowerCase());
  return new Set(all).size === all.length;
};
export const TWICE = { error: "Each child can be in a story once.", path: ["withChildIds"] };

const orderFields = z.object({
  childId: z.uuid(REQUIRED),
  withChildIds,
  title: line(MAX_TITLE_LENGTH),
  topics: z
    .array(line(MAX_TOPIC_LENGTH), REQUIRED)
    .min(1, REQUIRED)
    .max(MAX_TOPICS, `At most ${MAX_TOPICS} topics`),
  theme: z.enum(THEMES, REQUIRED),
  creativityLevel: z
    .number()
    .int()
    .min(1, "Between 1 and 10")
    .max(10, "Between 1 and 10")
    .default(DEFAULT_CREATIVITY),
  ageAppropriate: z.boolean().default(true),
  /** The idea that the parent was shown: what is shown is what is made. */
  idea: z.string().max(100).nullish(),
  /** The title that the idea was offered for, where the book gets another one: that is read, and `title` is only its name. */
  offeredFor: line(MAX_TITLE_LENGTH).nullish(),
  /** The book that it goes on after. */
  continues: z.uuid().nullish(),
});
export const bookInput = orderFields.refine(areDifferent, TWICE);
export type BookInput = z.output<typeof bookInput>;

/** What is known of an order while it is being typed. */
export const outlineInput = z
  .object({
    childId: orderFields.shape.childId,
    withChildIds: orderFields.shape.withChildIds,
    title: orderFields.shape.title,
    topics: z.array(line(MAX_TOPIC_LENGTH)).max(MAX_TOPICS, `At most ${MAX_TOPICS} topics`).default([]),
    theme: orderFields.shape.theme,
    creativityLevel: orderFields.shape.creativityLevel,
    ageAppropriate: orderFields.shape.ageAppropriate,
    continues: orderFields.shape.continues,
    /** How many ideas the parent has turned over. */
    another: z.number().int().min(0).max(1000).default(0),
  })
  .refine(areDifferent, TWICE);
export type OutlineInput = z.output<typeof outlineInput>;
export type NextStoryView = z.output<typeof nextStoryView>;
export type OutlineView = z.output<typeof outlineView>;

const characterStyle = z.preprocess(
  // The screens send the id; the specification also shows the style's name.
  (value: string) => (typeof value === "string" ? value.trim().toLowerCase().replaceAll(" ", "-") : value),
  z.enum(CHARACTER_STYLES, "Please select a character style."),
);

export const aiBookInput = z.object({
  bookRequest: bookInput.refine(({ withChildIds: beside }) => !beside?.length, {
    error: "A story with a photo is told of one child.",
    path: ["withChildIds"],
  }),
  childPhotoUrl: z
    .string("Please upload a child photo for AI character transformation.")
    .min(1, "Please upload a child photo for AI character transformation.")
    .max(200),
  characterStyle,
  /** Version of the text by which the parent lets the photo go to the provider; without it the photo stays here. */
  providerConsent: z.string().max(40).nullish(),
  /** How the hero is drawn in this story; what it doesn't say is as the profile has it. */
  look: childView.shape.look.nullish(),
});
export type AiBookInput = z.output<typeof aiBookInput>;

export const costInput = z.object({ characterStyle });

export type BookJobStatus = BookJobView["status"];

export type BookJobView = z.output<typeof bookJobView>;

export type BookOrderView = z.output<typeof bookOrderView>;

export type BookView = z.output<typeof bookView>;

export type BookPageView = z.output<typeof bookPageView>;

export type BookDetailView = z.output<typeof bookDetailView>;

export type ActiveRequestView = z.output<typeof activeRequestView>;

export const libraryQuery = z.object({
  search: z
    .string()
    .max(100)
    .transform((text) => text.normalize("NFC").trim())
    .optional()
    .meta({ description: "Words in any order; each in the title, the child's name or the theme." }),
  childId: z.uuid().optional(),
  theme: z.enum(THEMES).optional(),
  reading: z
    .enum(READING_STATES)
    .optional()
    .meta({ description: "unread: never opened; started: begun and not read to the end." }),
  told: z.enum(["together"]).optional().meta({ description: "together: of several children of the family." }),
  sort: z
    .enum(LIBRARY_SORTS)
    .default("newest")
    .meta({ description: "title: from A; lastRead: what was read last first, the unread at the end." }),
  cursor: z
    .string()
    .max(400)
    .optional()
    .meta({ description: "The x-next-cursor of the page before, with everything else as it was." }),
  limit: z.coerce.number().int().min(1).max(MAX_LIBRARY_PAGE).default(LIBRARY_PAGE),
});
export type LibraryQuery = z.output<typeof libraryQuery>;

export const bookLevelInput = z.object({ level: z.enum(READING_LEVELS) });

/** Without a level: as the story is shown now. */
export const levelQuestion = z.object({ level: z.enum(READING_LEVELS).optional() });
export type LevelQuestion = z.output<typeof levelQuestion>;

export const bookTitleInput = z.object({ title: line(MAX_TITLE_LENGTH) });

export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/, "An Idempotency-Key has 1 to 255 printable characters")
  .nullable();

export const lookQuestion = z.object({ childPhotoUrl: aiBookInput.shape.childPhotoUrl });

export type LookSuggestion = z.output<typeof lookSuggestion>;

export type CostView = z.output<typeof costView>;

export type AiBookOptions = z.output<typeof aiBookOptions>;
