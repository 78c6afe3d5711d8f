import type { Shape } from "@/lib/features/writing/classic/grammar";
import { QUESTIONS } from "@/lib/features/writing/subjects/questions/all-questions";
import { askIn } from "./ask-in";
import { NIGHT_QUESTION } from "./night-question";

/** Plots about a question that a child finds the answer to. */
export const QUESTION_PLOTS: readonly Shape[] = QUESTIONS.map((question) => askIn(NIGHT_QUESTION, question));
