import type { Shape } from "@/lib/features/writing/classic/grammar";

/** Plots about what needs care. */
export const CARE_PLOTS: readonly Shape[] = [];
