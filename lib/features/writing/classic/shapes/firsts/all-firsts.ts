import type { Shape } from "@/lib/features/writing/classic/grammar";
import { FACE_IN_WATER } from "./face-in-water";
import { HAIR_FOR_A_NEST } from "./hair-for-a-nest";
import { PATIENT_POTTY } from "./patient-potty";
import { SHY_MRS_GRAY } from "./shy-mrs-gray";
import { TWO_DIFFERENT_SHOES } from "./two-different-shoes";
import { TWO_WHEELS } from "./two-wheels";
import { WOBBLY_TOOTH } from "./wobbly-tooth";

/** Plots about days that come for the first time. */
export const FIRSTS: readonly Shape[] = [
  FACE_IN_WATER,
  HAIR_FOR_A_NEST,
  PATIENT_POTTY,
  SHY_MRS_GRAY,
  TWO_DIFFERENT_SHOES,
  TWO_WHEELS,
  WOBBLY_TOOTH,
];
