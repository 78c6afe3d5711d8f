import { z } from "zod";
import { isWithin } from "@/lib/shared/is-within";
import {
  CHARACTER_STYLES,
  READING_LEVELS,
  THEMES,
  type LevelReport,
  type ReadingLevel,
  type Theme,
} from "@/lib/shared/story";
import {
  DEFAULT_CREATIVITY,
  LIBRARY_PAGE,
  MAX_LIBRARY_PAGE,
  MAX_TITLE_LENGTH,
  MAX_TOPIC_LENGTH,
  MAX_TOPICS,
} from "./rules";

const REQUIRED = "Please fill all required fields.";

const line = (max: number) =>
  z
    .string(REQUIRED)
    .transform((text) =>
      text
        .normalize("NFC")
        .replace(/[\s\p{Cc}]+/gu, " ")
        .trim(),
    )
    .pipe(
      z
        .string()
        .min(1, REQUIRED)
        .refine((text) => isWithin(text, max), `At most ${max} characters`),
    );

export const bookInput = z.object({
  childId: z.uuid(REQUIRED),
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
});
export type BookInput = z.output<typeof bookInput>;

const characterStyle = z.preprocess(
  // The screens send the id; the specification also shows the style's name.
  (value) => (typeof value === "string" ? value.trim().toLowerCase().replaceAll(" ", "-") : value),
  z.enum(CHARACTER_STYLES, "Please select a character style."),
);

export const aiBookInput = z.object({
  bookRequest: bookInput,
  childPhotoUrl: z
    .string("Please upload a child photo for AI character transformation.")
    .min(1, "Please upload a child photo for AI character transformation.")
    .max(200),
  characterStyle,
  /** Version of the text by which the parent lets the photo go to the provider; without it the photo stays here. */
  providerConsent: z.string().max(40).nullish(),
});
export type AiBookInput = z.output<typeof aiBookInput>;

export const costInput = z.object({ characterStyle });

export type BookJobStatus = "QUEUED" | "RUNNING" | "COMPLETED" | "FAILED";

/** Answer of both generate calls and of the status call. */
export type BookJobView = {
  /** The book request's id. */
  id: string;
  bookId: string | null;
  status: BookJobStatus;
  /** 0 to 100, never falls. */
  progress: number;
  title: string;
  /** Why it failed, for the parent. */
  message: string | null;
};

/** A row of the library. */
export type BookView = {
  id: string;
  title: string;
  childId: string | null;
  /** Empty when the child's profile was deleted. */
  childName: string;
  theme: Theme;
  level: ReadingLevel;
  status: "completed" | "draft";
  tags: string[];
  coverUrl: string | null;
  pdfUrl: string | null;
  createdAt: string;
};

export type BookPageView = { number: number; text: string; alt: string; pictureUrl: string | null };

/** Everything that the reader shows. Also answers while pictures still arrive. */
export type BookDetailView = BookView & {
  pages: BookPageView[];
  newWords: string[];
  levelReport: LevelReport;
  writer: string;
  illustrator: string;
  /** The hero alone; `null` while it is being made, or where the pages show another hero. */
  portraitUrl: string | null;
  /** What the parent should know about the pictures. */
  pictureNote: string | null;
  /** The page that was open last, or 1. */
  resumePage: number;
  /** Levels that it can be told at instead. */
  levels: { easier: ReadingLevel | null; harder: ReadingLevel | null };
  /** A level that is being told just now, or that could not be. */
  retelling: { level: ReadingLevel; status: "making" | "failed" } | null;
};

/** An order that is not in the library yet: waiting, running, or failed within the last day. */
export type ActiveRequestView = BookJobView & { childName: string; theme: Theme; createdAt: string };

export const libraryQuery = z.object({
  /** In the title, the child's name or the theme. */
  search: z
    .string()
    .max(100)
    .transform((text) => text.normalize("NFC").trim())
    .optional(),
  childId: z.uuid().optional(),
  theme: z.enum(THEMES).optional(),
  /** `x-next-cursor` of the page before. */
  cursor: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(MAX_LIBRARY_PAGE).default(LIBRARY_PAGE),
});
export type LibraryQuery = z.output<typeof libraryQuery>;

export const bookLevelInput = z.object({ level: z.enum(READING_LEVELS) });

export const bookTitleInput = z.object({ title: line(MAX_TITLE_LENGTH) });

export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/, "An Idempotency-Key has 1 to 255 printable characters")
  .nullable();

/** Dollars that a story costs us beside the plan's credit; what we make ourselves costs nothing. */
export type CostView = { estimatedCost: number };

/** What a parent can be asked before a story with a photo. */
export type AiBookOptions = { photoMayLeave: boolean };
