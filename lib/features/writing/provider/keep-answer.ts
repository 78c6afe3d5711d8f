import type { z } from "zod";
import { findConcern } from "@/lib/features/writing/find-concern";
import { rewrittenPages, storyDraft } from "@/lib/features/writing/draft-story";
import { outlineCheck, storyOutline, storyReview } from "./outline";

/** What a provider answers on the way to a story, by the name of its step; `review/2` is the second of its kind. */
export const ANSWERS = {
  outline: storyOutline,
  "outline-check": outlineCheck,
  draft: storyDraft,
  review: storyReview,
  mend: rewrittenPages,
} as const satisfies Record<string, z.ZodType<object>>;

type Kind = keyof typeof ANSWERS;
type AnswerOf<Name> = Name extends `${infer Of extends Kind}/${number}`
  ? z.output<(typeof ANSWERS)[Of]>
  : never;

/** Answers with what was kept under this name, or asks and keeps the answer. */
export type KeepAnswer = <Name extends `${Kind}/${number}`>(
  name: Name,
  ask: () => Promise<AnswerOf<Name>>,
) => Promise<AnswerOf<Name>>;

export const justAsk: KeepAnswer = (_name, ask) => ask();

/** Nothing is stored, however briefly, that no book may have; it is rather asked for again. */
export const mayBeKept = (answer: object): boolean => listStrings(answer).every((text) => !findConcern(text));

function listStrings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(listStrings);
}
