import { z } from "zod";
import { ANSWERS } from "@/lib/features/writing/provider/keep-answer";
import { PICTURE_SOURCES } from "@/lib/features/stories/rules";
import { COLOURS } from "@/lib/shared/colours";
import type { LevelReport } from "@/lib/shared/level-figures";
import {
  CHARACTERS,
  CHARACTER_STYLES,
  FEELINGS,
  HAIR_COLOURS,
  HAIR_STYLES,
  PLACES,
  POSES,
  PROPS,
  READING_LEVELS,
  SKIN_TONES,
  TIMES_OF_DAY,
  WEATHERS,
  type Companion,
  type HeroLook,
  type Scene,
  type StoryPage,
  type StoryText,
} from "@/lib/shared/story";
import { GARMENTS } from "@/lib/shared/worn";

/** A schema for each field, also for those that may be missing: one without is lost when the step is read again. */
type Whole<Type> = { [Field in keyof Required<Type>]: z.ZodType };

const look = z.object({
  skin: z.enum(SKIN_TONES),
  hairColour: z.enum(HAIR_COLOURS),
  hairStyle: z.enum(HAIR_STYLES),
  glasses: z.boolean(),
  outfit: z.number(),
  style: z.enum(CHARACTER_STYLES).nullable(),
} satisfies Whole<HeroLook>) satisfies z.ZodType<HeroLook>;

const drawnThing = z.templateLiteral(["thing:", z.string()]);
const feeling = z.enum(FEELINGS);
const colour = z.enum(COLOURS);
const companion = z.object({
  kind: z.union([z.enum(CHARACTERS), drawnThing]),
  name: z.string(),
  feeling,
  little: z.literal(true).optional(),
  young: z.literal(true).optional(),
  kin: z.literal(true).optional(),
  look: look.pick({ skin: true, hairColour: true, hairStyle: true, glasses: true }).partial().optional(),
  worn: z.partialRecord(z.enum(GARMENTS), colour).optional(),
  hero: z.number().optional(),
} satisfies Whole<Companion>);
const scene = z.object({
  place: z.enum(PLACES),
  time: z.enum(TIMES_OF_DAY),
  weather: z.enum(WEATHERS),
  hero: z.object({ pose: z.enum(POSES), feeling }),
  companions: z.array(companion),
  props: z.array(z.union([z.enum(PROPS), drawnThing])),
  happening: z.string(),
  colours: z.record(z.string(), colour).optional(),
} satisfies Whole<Scene>);

const words = z.array(z.string());
const text = z.object({
  title: z.string(),
  shape: z.string(),
  parts: words,
  pages: z
    .array(
      z.object({
        number: z.number(),
        text: z.string(),
        scene,
        moment: z.string().nullable(),
      } satisfies Whole<StoryPage>),
    )
    .min(1),
  newWords: words,
  refrains: words,
  tags: words,
  talk: words.default([]),
  shows: words.optional(),
  premise: z.string().nullish(),
  leftOpen: z.string().nullish(),
} satisfies Whole<StoryText>) satisfies z.ZodType<StoryText>;

const figures = z.object({
  words: z.number(),
  sentences: z.number(),
  grade: z.number(),
  meanSentence: z.number(),
  longestSentence: z.number(),
  commonShare: z.number().nullable(),
});
const report = z.object({
  level: z.enum(READING_LEVELS),
  whole: figures,
  pages: z.array(figures.extend({ number: z.number(), inBand: z.boolean() })),
  inBand: z.boolean(),
}) satisfies z.ZodType<LevelReport>;

const picture = z.object({ fileId: z.uuid(), alt: z.string() });

/** What the steps of a book leave behind for a later try; those of pages are stored under a number of their own. */
export const STEP_RESULTS = {
  ...ANSWERS,
  words: z.object({ checked: z.literal(true) }),
  hero: z.object({
    look,
    others: z.array(look).default([]),
    fileId: z.uuid(),
    source: z.enum(PICTURE_SOURCES),
  }),
  plot: z.object({ plot: z.string(), parts: words }),
  text: z.object({ text, report, writer: z.string(), toldInstead: z.boolean().optional() }),
  painted: picture,
  "drawn-instead": z.object({}),
  page: picture,
  cover: picture,
  "hero/drawn": picture,
  pdf: z.object({ fileId: z.uuid() }),
} as const satisfies Record<string, z.ZodType<object>>;

/** The schema of a stored step; none for a step that this version doesn't know. */
export function schemaOf(step: string): z.ZodType<object> | null {
  const kind = step.replace(/\/\d+$/, "");
  return Object.entries(STEP_RESULTS).find(([name]) => name === kind)?.[1] ?? null;
}
