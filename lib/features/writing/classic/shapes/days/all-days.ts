import type { Shape } from "@/lib/features/writing/classic/grammar";

/** Plots about a day on which something happens that nobody chose. */
export const DAYS: readonly Shape[] = [];
