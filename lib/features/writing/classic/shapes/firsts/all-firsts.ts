import type { Shape } from "@/lib/features/writing/classic/grammar";
import { AAH_ON_TUESDAY } from "./aah-on-tuesday";
import { BOX_OF_NOTHING } from "./box-of-nothing";
import { CHAIR_THAT_WALKED } from "./chair-that-walked";
import { CHAPTER_SEVEN } from "./chapter-seven";
import { FACE_IN_WATER } from "./face-in-water";
import { FEET_AWAY } from "./feet-away";
import { HAIR_FOR_A_NEST } from "./hair-for-a-nest";
import { PATIENT_POTTY } from "./patient-potty";
import { SHY_MRS_GRAY } from "./shy-mrs-gray";
import { TWO_DIFFERENT_SHOES } from "./two-different-shoes";
import { TWO_LAYERS } from "./two-layers";
import { TWO_WHEELS } from "./two-wheels";
import { UNTIL_PANCAKES } from "./until-pancakes";
import { WOBBLY_TOOTH } from "./wobbly-tooth";
import { MAP_OF_TASTES } from "./map-of-tastes";
import { SIX_WEEK_WALL } from "./six-week-wall";
import { NIGHT_OFF } from "./night-off";
import { FOURTH_BOARD } from "./fourth-board";

/** Plots about days that come for the first time. */
export const FIRSTS: readonly Shape[] = [
  AAH_ON_TUESDAY,
  BOX_OF_NOTHING,
  CHAIR_THAT_WALKED,
  FACE_IN_WATER,
  HAIR_FOR_A_NEST,
  PATIENT_POTTY,
  SHY_MRS_GRAY,
  TWO_DIFFERENT_SHOES,
  TWO_WHEELS,
  UNTIL_PANCAKES,
  WOBBLY_TOOTH,
  MAP_OF_TASTES,
  SIX_WEEK_WALL,
  TWO_LAYERS,
  CHAPTER_SEVEN,
  FEET_AWAY,
  NIGHT_OFF,
  FOURTH_BOARD,
];
