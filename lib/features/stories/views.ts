import { z } from "zod";
import { HAIR_LENGTHS } from "@/lib/features/drawing/rules";
import type { LevelReport } from "@/lib/shared/level-figures";
import { CHARACTER_STYLES, HAIR_COLOURS, READING_LEVELS, SKIN_TONES, THEMES } from "@/lib/shared/story";

const level = z.enum(READING_LEVELS);
const theme = z.enum(THEMES);

/** Answer of both generate calls and of the status call. */
export const bookJobView = z.strictObject({
  /** The book request's id. */
  id: z.uuid(),
  bookId: z.uuid().nullable(),
  status: z.enum(["QUEUED", "RUNNING", "COMPLETED", "FAILED"]),
  /** 0 to 100, never falls. */
  progress: z.number().min(0).max(100),
  title: z.string(),
  /** How many orders wait before it; `null` once it is being made. */
  ahead: z.number().int().nullable(),
  /** Why it failed, for the parent. */
  message: z.string().nullable(),
});

/** What an order asked for beside title and theme. */
const wishView = z.strictObject({
  childId: z.uuid().nullable(),
  withChildIds: z.array(z.uuid()),
  topics: z.array(z.string()),
  creativityLevel: z.number().int(),
  ageAppropriate: z.boolean(),
  characterStyle: z.enum(CHARACTER_STYLES).nullable(),
  /** The story that it was to go on after, where that is still there. */
  continues: z.uuid().nullable(),
  /** What was asked for, where the book was to be called otherwise. */
  offeredFor: z.string().nullable(),
});

/** An order that is not in the library yet: waiting, running, or failed within the last day. */
export const activeRequestView = bookJobView.extend({
  childName: z.string(),
  theme,
  createdAt: z.iso.datetime(),
  /** Of one that failed, so that it can be tried again from any device; `null` once its words are erased. */
  wish: wishView.nullable(),
});

/** An order that was taken. */
export const bookOrderView = bookJobView.extend({
  /** It was ordered before: this call made nothing, and nothing was counted for it. */
  isEarlier: z.boolean(),
});

/** A story that can be told instead of what was asked for, or of what would leave something out. */
export const alternativeView = z.strictObject({
  /** Goes along with the order. */
  idea: z.string(),
  sentence: z.string(),
  title: z.string().meta({
    description:
      "What the book may be called: it goes along as the order's title, together with `offeredFor`.",
  }),
  offeredFor: z.string().meta({ description: "The title for which it is offered." }),
  withChildIds: z.array(z.uuid()).max(0).optional().meta({
    description:
      "There where it can be told of the first child alone: goes along in place of the order's own.",
  }),
});

export const outlineView = z.strictObject({
  /** Goes along with the order; `null` where there is no story to tell. */
  idea: z.string().nullable(),
  sentence: z.string().nullable(),
  /** Words of the order that are on a third of its pages, the main one first. */
  about: z.array(z.string()),
  /** What of the title and the topics it would leave out. */
  leftOut: z.array(z.string()),
  /** How many ideas there are to turn over. */
  ideas: z.number().int(),
  /** Why it can't be told well yet. */
  untold: z.string().nullable(),
  /** What we have no story about, or none that the child doesn't have; one of the alternatives has to be chosen. */
  asks: z.string().nullable(),
  /** How the title was understood, where that isn't plain: what it means in English, or that it leaves everything to us. */
  note: z.string().nullable(),
  /** What the book may be called where the title is what a parent says of the child, as "She won't sleep". */
  called: z.string().nullable(),
  /** Who can help beside a story about something hard; the parent's alone. */
  help: z.string().nullable(),
  alternatives: z.array(alternativeView),
  /** Of which of the chosen children it can be told alone, where it isn't told of several. */
  aloneFor: z.array(z.uuid()),
});

/** What an order for the story after another one begins with. */
export const nextStoryView = z.strictObject({
  /** Goes along with the order. */
  continues: z.uuid(),
  childId: z.uuid(),
  /** The other heroes of that story. */
  withChildIds: z.array(z.uuid()),
  /** The title of the story that it goes on after. */
  after: z.string(),
  title: z.string(),
  topics: z.array(z.string()),
  theme,
  /** Who comes along. */
  companions: z.array(z.string()),
  /** What that story left open. */
  leftOpen: z.string().nullable(),
  /** Why the next one isn't simply about the same. */
  note: z.string().nullable(),
});

/** A row of the library. */
export const bookView = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  childId: z.uuid().nullable(),
  /** Of whom it is told, where those are several children of the family; the first one first. */
  together: z.array(z.strictObject({ childId: z.uuid(), name: z.string() })),
  /** Of all of them: "Ada and Theo". Empty when the child's profile was deleted. */
  childName: z.string(),
  theme,
  level,
  status: z.enum(["completed", "draft"]),
  tags: z.array(z.string()),
  coverUrl: z.string().nullable(),
  /** What the cover shows, for somebody who can't see it; `null` of stories that were made before it was kept. */
  coverAlt: z.string().nullable(),
  pdfUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** `null`: unread. */
  lastReadAt: z.iso.datetime().nullable(),
  /** Where reading stopped; `null` when it was never begun, or read to the end. */
  openPage: z.number().int().nullable(),
  /** Stories that go on after one another share an id; the first is part 1. */
  series: z.strictObject({ id: z.uuid(), part: z.number().int() }).nullable(),
  /** Whose it is, where another family shares it to be read: the first name of its owner. */
  family: z.string().nullable(),
});

export const bookPageView = z.strictObject({
  number: z.number().int(),
  text: z.string(),
  alt: z.string(),
  pictureUrl: z.string().nullable(),
});

const levelFigures = z.strictObject({
  words: z.number(),
  sentences: z.number(),
  grade: z.number(),
  meanSentence: z.number(),
  longestSentence: z.number(),
  commonShare: z.number().nullable(),
});

const levelReport: z.ZodType<LevelReport> = z.strictObject({
  level,
  whole: levelFigures,
  pages: z.array(levelFigures.extend({ number: z.number().int(), inBand: z.boolean() })),
  inBand: z.boolean(),
});

/** Everything that the reader shows. Also answers while pictures still arrive. */
export const bookDetailView = bookView.extend({
  pages: z.array(bookPageView),
  newWords: z.array(z.string()),
  /** Something to talk about: open questions for afterwards. */
  talk: z.array(z.string()),
  /** Who can help beside a story about something hard; the parent's alone. */
  help: z.string().nullable(),
  levelReport,
  writer: z.string(),
  illustrator: z.string(),
  /** The hero alone; `null` while it is being made, or where the pages show another hero. */
  portraitUrl: z.string().nullable(),
  /** Why our own writer told it, where another was to. */
  writerNote: z.string().nullable(),
  /** What the parent should know about the pictures. */
  pictureNote: z.string().nullable(),
  /** The page that was open last, or 1. */
  resumePage: z.number().int(),
  /** Levels that it can be told at instead. */
  levels: z.strictObject({ easier: level.nullable(), harder: level.nullable() }),
  /** A level that is being told just now, or that could not be. */
  retelling: z.strictObject({ level, status: z.enum(["making", "failed"]) }).nullable(),
});

/** Dollars that a story costs us beside the plan's credit; what we make ourselves costs nothing. */
export const costView = z.strictObject({ estimatedCost: z.number() });

/** What a parent can be asked before a story with a photo. */
export const aiBookOptions = z.strictObject({ photoMayLeave: z.boolean() });

/** What a photo suggests of the hero's looks; `null` where no face was found in it. */
export const lookSuggestion = z.strictObject({
  look: z
    .strictObject({
      skin: z.enum(SKIN_TONES),
      hairColour: z.enum(HAIR_COLOURS),
      hairLength: z.enum(HAIR_LENGTHS),
      glasses: z.boolean(),
    })
    .nullable(),
  several: z.boolean().meta({ description: "There are more faces; the look is the largest one's." }),
});

export const characterStyleView = z.strictObject({
  id: z.enum(CHARACTER_STYLES),
  name: z.string(),
  description: z.string(),
  /** Name of an interface icon. */
  icon: z.string(),
  ageGroup: z.string(),
  theme,
});
