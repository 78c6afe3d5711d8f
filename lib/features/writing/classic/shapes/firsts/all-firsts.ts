import type { Shape } from "@/lib/features/writing/classic/grammar";
import { PATIENT_POTTY } from "./patient-potty";
import { WOBBLY_TOOTH } from "./wobbly-tooth";

/** Plots about days that come for the first time. */
export const FIRSTS: readonly Shape[] = [PATIENT_POTTY, WOBBLY_TOOTH];
