import { z } from "zod";
import { READING_LEVELS } from "@/lib/shared/story";

const level = z.enum(READING_LEVELS);
const kind = z.enum(["embedded", "provider", "own"]);
const voiceId = z.templateLiteral([kind, ":", z.string()]);

/** A voice that a family can be read to by. */
export const voiceView = z.strictObject({
  id: voiceId,
  label: z.string(),
  kind,
  /** Whether it may be asked for now. */
  allowed: z.boolean(),
  /** Why not, for the parent. */
  reason: z.string().nullable(),
  /** A sentence to hear it by. */
  sampleUrl: z.string().nullable(),
});

/** One telling of a book by one voice. Page 0 is the title. */
export const narrationView = z.strictObject({
  id: z.uuid(),
  voice: voiceId,
  label: z.string(),
  kind,
  level,
  status: z.enum(["queued", "making", "ready", "failed"]),
  /** Pages that can be heard, of `pages` with the title. */
  pagesReady: z.number().int(),
  pages: z.number().int(),
  /** Words that this voice can't say until the parent tells how; their pages are not read aloud. */
  unsaid: z.array(z.string()),
  /** Why another voice reads some of its pages, for the parent. */
  note: z.string().nullable(),
});

export const narrationsView = z.strictObject({
  narrations: z.array(narrationView),
  voices: z.array(voiceView),
  /** The voice that this parent's stories are read by. */
  preferred: voiceId,
});

/** `[from, to, startMs, endMs]`, see `TimedRange`. */
const timedRange = z.tuple([z.number().int(), z.number().int(), z.number().int(), z.number().int()]);

export const narrationPageView = z.strictObject({
  /** 0 is the title. */
  page: z.number().int(),
  audioUrl: z.string(),
  durationMs: z.number().int(),
  /** What each range is. */
  by: z.enum(["word", "sentence"]),
  words: z.array(timedRange),
});

/** A narration with the pages that can be heard so far. */
export const narrationDetailView = narrationView
  .omit({ pages: true })
  .extend({ bookId: z.uuid(), pageCount: z.number().int(), pages: z.array(narrationPageView) });

/** Who reads to this family. */
export const readingVoiceView = z.strictObject({ voice: voiceId, voices: z.array(voiceView) });

/** How far a page of a recording is. Page 0 is the title. */
export const recordedPageView = z.strictObject({
  page: z.number().int(),
  /**
   * `changed` says other words than the book by now; `waiting` has its words found just now; in what is `unheard` they
   * could not be, and the parent taps along or records it again.
   */
  status: z.enum(["missing", "changed", "waiting", "unheard", "ready"]),
  audioUrl: z.string().nullable(),
  durationMs: z.number().int().nullable(),
  /** What lights up, once it is ready. */
  by: z.enum(["word", "sentence"]).nullable(),
});

/** What one grown-up recorded of a story at one level; its id is that of the narration. */
export const recordingView = z.strictObject({
  id: z.uuid(),
  voice: voiceId,
  /** As the family calls them. */
  reader: z.string(),
  level,
  /** Levels of the story that they recorded as well. */
  otherLevels: z.array(level),
  pages: z.array(recordedPageView),
});

export const recordingsView = z.strictObject({
  level,
  /** Why nothing can be recorded, for the parent; `null` where it can. */
  reason: z.string().nullable(),
  /** Whether the parent agreed to what recording means, in the words in force. */
  agreed: z.boolean(),
  consentVersion: z.string(),
  /** Who has recorded something in this family. */
  readers: z.array(z.string()),
  /** What there is to read, with where its sentences are. */
  pages: z.array(
    z.strictObject({
      page: z.number().int(),
      text: z.string(),
      sentences: z.array(z.tuple([z.number().int(), z.number().int()])),
    }),
  ),
  recordings: z.array(recordingView),
});
