import { z } from "zod";
import { READER_NAME_MAX, TAKE_SECONDS } from "@/lib/shared/recording";
import { singleLine } from "@/lib/shared/single-line";
import { READING_LEVELS } from "@/lib/shared/story";
import { READER_NAME_NEEDED } from "./recording/rules";
import type {
  narrationDetailView,
  narrationPageView,
  narrationsView,
  narrationView,
  readingVoiceView,
  recordedPageView,
  recordingsView,
  recordingView,
  voiceView,
} from "./views";

const NOT_A_VOICE = "Please choose one of the voices.";

const voice = z.templateLiteral(
  [z.enum(["embedded", "provider", "own"]), ":", z.string().regex(/^[a-z0-9-]{1,60}$/)],
  NOT_A_VOICE,
);

export const narrationsQuery = z.object({ level: z.enum(READING_LEVELS).optional() });

export const narrationInput = z.object({
  voice,
  /** The level that is shown, where none is named. */
  level: z.enum(READING_LEVELS).optional(),
});
export type NarrationInput = z.output<typeof narrationInput>;

export const readingVoiceInput = z.object({ voice });
export type ReadingVoiceInput = z.output<typeof readingVoiceInput>;

export const recordingInput = z.object({
  /** Who reads, as the family calls them. */
  reader: singleLine(READER_NAME_NEEDED, READER_NAME_MAX),
  /** The level that is shown, where none is named. */
  level: z.enum(READING_LEVELS).optional(),
});
export type RecordingInput = z.output<typeof recordingInput>;

const MOST_SENTENCES = 200;
export const tapsInput = z.object({
  /** Where each sentence begins, in milliseconds of the take. */
  taps: z
    .array(
      z
        .number()
        .int()
        .min(0)
        .max(TAKE_SECONDS.most * 1000),
    )
    .min(1)
    .max(MOST_SENTENCES),
});

export type RecordedPageView = z.output<typeof recordedPageView>;
export type RecordingView = z.output<typeof recordingView>;
export type RecordingsView = z.output<typeof recordingsView>;

export type VoiceView = z.output<typeof voiceView>;
export type NarrationView = z.output<typeof narrationView>;
export type NarrationsView = z.output<typeof narrationsView>;
export type NarrationPageView = z.output<typeof narrationPageView>;
export type NarrationDetailView = z.output<typeof narrationDetailView>;
export type ReadingVoiceView = z.output<typeof readingVoiceView>;
