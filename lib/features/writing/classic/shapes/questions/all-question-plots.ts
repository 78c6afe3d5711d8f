import type { Shape } from "@/lib/features/writing/classic/grammar";

/** Plots about a question that a child finds the answer to. */
export const QUESTION_PLOTS: readonly Shape[] = [];
