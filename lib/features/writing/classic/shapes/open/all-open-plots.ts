import type { Shape } from "@/lib/features/writing/classic/grammar";

/** Plots about any subject of a class. */
export const OPEN_PLOTS: readonly Shape[] = [];
