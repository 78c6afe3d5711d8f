import { findQuestions } from "@/lib/features/writing/subjects/questions/find-question";
import { readOrder } from "@/lib/features/writing/subjects/read-order";
import type { ReadingLevel, StoryOrder } from "@/lib/shared/story";

const LETTER: Record<ReadingLevel, "B" | "E" | "I" | "A"> = {
  Beginner: "B",
  Emerging: "E",
  Intermediate: "I",
  Advanced: "A",
};

/** What is asked in an order and our own answer to it, which has a source. */
export type Answer = { asked: string; told: string };

export function findAnswer(order: StoryOrder): Answer | null {
  const { question } = readOrder(order);
  if (!question) return null;
  const [known] = findQuestions(question.text).filter(({ id }) => question.ids.includes(id));
  return known ? { asked: question.text, told: known.answer[LETTER[order.level]] } : null;
}
