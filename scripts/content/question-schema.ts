import { z } from "zod";
import { isDrawnThing, PLACES, type DrawnThing } from "@/lib/shared/story";
import type { Question } from "@/lib/features/writing/subjects/questions/question";

const text = z.string().min(1);
/** One way for whoever reads little, one for whoever reads well. */
const twoWays = z.strictObject({ "Beginner, Emerging": text, "Intermediate, Advanced": text });

const question = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/u),
  asks: z.string().endsWith("?"),
  keys: z.array(text),
  about: z.array(text).min(1),
  answer: z.strictObject({ Beginner: text, Emerging: text, Intermediate: text, Advanced: text }),
  do: twoWays,
  sees: twoWays,
  place: z.enum(PLACES),
  within: z.literal("wrong-hat").optional(),
  draw: z.custom<DrawnThing>((name) => typeof name === "string" && isDrawnThing(name)),
  source: text,
});

export const questionFile = z.array(question).min(1);

export function compileQuestion({ answer, do: done, sees, ...rest }: z.infer<typeof question>): Question {
  const { Beginner: B, Emerging: E, Intermediate: I, Advanced: A } = answer;
  return { ...rest, answer: { B, E, I, A }, do: compileWays(done), sees: compileWays(sees) };
}

const compileWays = (ways: z.infer<typeof twoWays>): { B: string; I: string } => ({
  B: ways["Beginner, Emerging"],
  I: ways["Intermediate, Advanced"],
});
