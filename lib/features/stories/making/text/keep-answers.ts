import "server-only";
import type { z } from "zod";
import { stepOnce, type StoryRun } from "@/lib/features/stories/making/run/step-once";
import { ANSWERS, mayBeKept, type KeepAnswer } from "@/lib/features/writing/provider/keep-answer";

/** Keeps each answer of a provider as a step of its own: a later try pays for none of them again. */
export const keepAnswers =
  (run: StoryRun): KeepAnswer =>
  (name, ask) => {
    const kind = name.replace(/\/\d+$/, "") as keyof typeof ANSWERS;
    // The name says which of the schemas it is.
    const result = ANSWERS[kind] as unknown as z.ZodType<Awaited<ReturnType<typeof ask>>>;
    return stepOnce(run, { name, result, make: ask, mayStore: mayBeKept });
  };
