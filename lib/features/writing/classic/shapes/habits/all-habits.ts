import type { Shape } from "@/lib/features/writing/classic/grammar";

/** Plots about what a family does every day, and a child would rather not. */
export const HABITS: readonly Shape[] = [];
