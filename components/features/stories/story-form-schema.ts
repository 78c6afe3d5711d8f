import { z } from "zod";
import { aiBookInput, bookInput } from "@/lib/features/stories/contract";
import { DEFAULT_CREATIVITY, MAX_TOPIC_LENGTH, MAX_TOPICS } from "@/lib/features/stories/rules";
import { CHARACTER_STYLES, THEMES } from "@/lib/shared/story";

export const REQUIRED = "Please fill all required fields.";

/** Commas and line breaks part topics; empty ones and repetitions fall out. */
export function splitTopics(text: string): string[] {
  const topics = text
    .split(/[,;\n]/)
    .map((topic) => topic.replace(/\s+/g, " ").trim())
    .filter(Boolean);
  return [...new Set(topics)];
}

const topicsText = z
  .string()
  .transform(splitTopics)
  .pipe(
    z
      .array(z.string())
      .min(1, REQUIRED)
      .max(MAX_TOPICS, `At most ${MAX_TOPICS} topics`)
      .refine(
        (topics) => topics.every((topic) => Array.from(topic).length <= MAX_TOPIC_LENGTH),
        `At most ${MAX_TOPIC_LENGTH} characters for each topic`,
      ),
  );

const fields = {
  childId: bookInput.shape.childId,
  title: bookInput.shape.title,
  topics: topicsText,
  // A form begins without a choice.
  theme: z.union([z.literal(""), z.enum(THEMES)]).pipe(bookInput.shape.theme),
  creativityLevel: bookInput.shape.creativityLevel,
  ageAppropriate: bookInput.shape.ageAppropriate,
  // The idea that is shown beside the form; empty while none is.
  idea: z.string().transform((idea) => idea || null),
  /** What the book is called where another story than that of the title is chosen; empty where the title holds. */
  called: z.string().transform((title) => title.trim() || null),
  /** The story that it goes on after; empty for a new one. */
  continues: z.string().transform((bookId) => bookId || null),
  /** What was changed of the looks that stand beside the photo. */
  look: aiBookInput.shape.look.unwrap().unwrap().nullable(),
};

/** What the form holds, in both of its modes; the contract of the call checks it once more on the server. */
export const storyForm = z.discriminatedUnion("mode", [
  z.object({
    mode: z.literal("plain"),
    photoUrl: z.string(),
    providerConsent: z.boolean(),
    characterStyle: z.string(),
    withChildIds: z.array(z.string()),
    ...fields,
  }),
  z.object({
    mode: z.literal("character"),
    photoUrl: aiBookInput.shape.childPhotoUrl,
    providerConsent: z.boolean(),
    characterStyle: z
      .string()
      .refine(
        (style) => CHARACTER_STYLES.some((known) => known === style),
        "Please select a character style.",
      ),
    // A photo is one child's.
    withChildIds: z.array(z.string()).transform((): string[] => []),
    ...fields,
  }),
]);
export type StoryFormValues = z.input<typeof storyForm>;
export type StoryOrderForm = z.output<typeof storyForm>;

export const emptyStory = (childId: string): StoryFormValues => ({
  mode: "plain",
  childId,
  withChildIds: [],
  title: "",
  topics: "",
  theme: "",
  creativityLevel: DEFAULT_CREATIVITY,
  ageAppropriate: true,
  idea: "",
  called: "",
  continues: "",
  photoUrl: "",
  providerConsent: false,
  characterStyle: "",
  look: null,
});
