import type { Shape } from "@/lib/features/writing/classic/grammar";

/** Plots about days that come for the first time. */
export const FIRSTS: readonly Shape[] = [];
