import type { Shape } from "@/lib/features/writing/classic/grammar";

/** Plots about feelings and quarrels of every day. */
export const FEELINGS: readonly Shape[] = [];
