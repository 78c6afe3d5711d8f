import type { Shape } from "@/lib/features/writing/classic/grammar";

/** Plots about feasts, told from inside, and games. */
export const FEASTS: readonly Shape[] = [];
