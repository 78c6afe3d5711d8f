import type { Shape } from "@/lib/features/writing/classic/grammar";
import { THREE_WAGS } from "./three-wags";
import { TWO_BEDS } from "./two-beds";

/** Plots about what needs care. */
export const CARE_PLOTS: readonly Shape[] = [THREE_WAGS, TWO_BEDS];
