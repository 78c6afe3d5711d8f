import { findQuestions } from "@/lib/features/writing/subjects/questions/find-question";
import type { OrderReading } from "@/lib/features/writing/subjects/read-order";
import { LEVEL_KEYS } from "@/lib/features/writing/classic/grammar";
import type { ReadingLevel } from "@/lib/shared/story";

/** What is asked in an order and our own answer to it, which has a source. */
export type Answer = { asked: string; told: string };

export function findAnswer(level: ReadingLevel, { question }: OrderReading): Answer | null {
  if (!question) return null;
  const [known] = findQuestions(question.text).filter(({ id }) => question.ids.includes(id));
  return known ? { asked: question.text, told: known.answer[LEVEL_KEYS[level]] } : null;
}
