import { z } from "zod";
import {
  CHARACTERS,
  FEELINGS,
  isDrawnThing,
  PLACES,
  POSES,
  PROPS,
  THEMES,
  TIMES_OF_DAY,
  WEATHERS,
  type DrawnThing,
} from "@/lib/shared/story";
import { isPersonKind, type PersonKind } from "@/lib/features/writing/classic/people";
import { FINER_CLASSES } from "@/lib/features/writing/subjects/finer-classes";
import { CARES, MOURNED, SUBJECT_CLASSES } from "@/lib/features/writing/subjects/subject";

/** As they stand in a plot's file, from the easiest to the hardest. */
export const LEVEL_NAMES = { B: "Beginner", E: "Emerging", I: "Intermediate", A: "Advanced" } as const;

const sentence = z
  .string()
  .min(1)
  .refine((text) => text === text.trim(), "a space at an end");
const sentences = z.array(sentence).min(1);
const strings = z.array(z.string().min(1)).min(1);

const fromPick = z.templateLiteral(["@", z.string().min(1)]);
const drawnThing = z.custom<DrawnThing>((name) => typeof name === "string" && isDrawnThing(name));
const person = z.custom<PersonKind>((name) => typeof name === "string" && isPersonKind(name));
const place = z.union([z.enum(PLACES), fromPick]);
const prop = z.union([z.enum(PROPS), drawnThing, fromPick]);
const castKind = z.union([z.enum(CHARACTERS), drawnThing, person]);
/** "parent*6" is mother and father in turns, so that whoever else may come comes seldom. */
const castEntry = z.union([z.templateLiteral(["parent*", z.int().positive()]), castKind]);

/** "kitchen, morning, clear": where, when, in what weather. */
const scene = z
  .string()
  .transform((text) => text.split(", "))
  .pipe(z.tuple([place, z.enum(TIMES_OF_DAY), z.enum(WEATHERS)]));
/** "pal happy": somebody of the cast, and how they feel. */
const present = z.templateLiteral([z.string().regex(/^\S+$/u), " ", z.enum(FEELINGS)]);

const yes = z.literal(true).optional();
const setting = { scene, with: z.array(present).optional(), grown: yes, along: yes };
const wording = z.union([sentence, sentences]);
const wordings = {
  Beginner: wording.optional(),
  Emerging: wording.optional(),
  Intermediate: wording.optional(),
  Advanced: wording.optional(),
};
const action = {
  pose: z.enum(POSES),
  feeling: z.enum(FEELINGS),
  props: z.array(prop).optional(),
  happening: sentence,
};

const solved = z.strictObject({
  ...setting,
  solve: z.enum(["shy", "find", "free"]),
  goal: sentence.optional(),
  other: z.string().optional(),
});
const rest = z.strictObject({ ...setting, rest: z.literal("older") });
const told = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/u),
  ...setting,
  ...action,
  yields: z.literal(true).optional(),
  ...wordings,
});
const beat = z.union([told, solved, rest]);

const pick = z
  .object({
    text: z.string(),
    place: z.enum(PLACES).optional(),
    prop: z.union([z.enum(PROPS), drawnThing]).optional(),
  })
  .catchall(z.string());

const asked = z.strictObject({
  named: z.string().min(1),
  unless: z.string().min(1).optional(),
  on: z.string().min(1),
  first: yes,
  instead: yes,
  with: z.array(present).optional(),
  props: z.array(z.union([z.enum(PROPS), drawnThing])).optional(),
  happening: sentence.optional(),
  ...wordings,
});

const pair = z.tuple([sentence, sentence]);

const head = {
  theme: z.enum(THEMES).optional(),
  wild: z.int().min(1).max(10),
  tags: strings,
  words: z.record(z.string().regex(/^[a-z]+$/u), z.string().min(1)).optional(),
  about: z.array(z.string().min(1)),
  unless: strings.optional(),
  tells: strings.optional(),
  events: strings.optional(),
  subject: z.array(z.enum([...SUBJECT_CLASSES, ...FINER_CLASSES])).optional(),
  unfit: z.array(z.enum(FINER_CLASSES)).optional(),
  heroOnly: yes,
  ages: z
    .tuple([z.int().min(0).max(18), z.int().min(0).max(18)])
    .refine(([from, to]) => from <= to, "an age to which comes before the age from which")
    .optional(),
  after: yes,
  retired: yes,
  title: sentence.optional(),
  premise: sentence,
  leaves: sentence.optional(),
  care: z.array(z.enum(CARES)).optional(),
  mourns: z.array(z.enum(MOURNED)).optional(),
  shows: strings.optional(),
  talk: z.array(sentence).min(2),
  cast: z.object({ pal: z.array(castEntry).min(1) }).catchall(z.array(castEntry)),
  asWritten: strings.optional(),
  meets: strings.optional(),
  livesHere: yes,
  beside: z.union([z.literal(1), z.literal(2)]).optional(),
  little: strings.optional(),
  picks: z.record(z.string(), z.array(pick).min(1)).optional(),
  asked: z.array(asked).optional(),
  refrain: z.strictObject({ Beginner: pair, Emerging: pair }),
};

/** A plot of its own, whole. */
export const wholePlot = z.strictObject({ ...head, beats: z.array(beat).min(1) });

const changes = z.strictObject({
  ...wordings,
  happening: sentence.optional(),
  props: z.array(prop).optional(),
});

/** A plot that is told `like` another: what it doesn't say is that one's, and so are the beats that it doesn't change. */
export const likeAnother = z.strictObject({
  ...z.object(head).partial().shape,
  like: z.string(),
  beats: z.record(z.string(), changes),
});

export type WholePlot = z.infer<typeof wholePlot>;
export type LikeAnother = z.infer<typeof likeAnother>;
export type WrittenBeat = WholePlot["beats"][number];
