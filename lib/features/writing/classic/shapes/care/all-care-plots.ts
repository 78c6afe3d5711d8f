import type { Shape } from "@/lib/features/writing/classic/grammar";
import { BOTH_BY_THE_WINDOW } from "./both-by-the-window";
import { BOX_OF_SOUNDS } from "./box-of-sounds";
import { BUS_STATION } from "./bus-station";
import { BUTTON_TIN } from "./button-tin";
import { CAPTAIN_DAY } from "./captain-for-a-day";
import { DANCING_LETTERS } from "./dancing-letters";
import { FIRST_SPOON } from "./first-spoon";
import { LONG_WAY } from "./long-way-round";
import { LOST_SECOND } from "./lost-second";
import { LOWEST_HOOK } from "./lowest-hook";
import { MAP_BY_TOUCH } from "./map-by-touch";
import { OWN_TIME } from "./own-time";
import { RED_UMBRELLA } from "./red-umbrella";
import { ROPE_ROOM } from "./rope-in-the-room";
import { SEVEN_OCLOCK } from "./seven-oclock";
import { SMALL_WINDOW } from "./small-window";
import { SOAP_AND_SOUP, SOAP_AND_SOUP_AFTER_FLIGHT } from "./soap-and-soup";
import { SOUP_SONG } from "./soup-song";
import { STAR_CAKE } from "./star-cake";
import { THREE_WAGS } from "./three-wags";
import { TWO_BEDS } from "./two-beds";
import { TWO_DOORS } from "./two-doors";
import { TWO_OF_EVERYTHING } from "./two-of-everything";
import { TWO_SHELLS } from "./two-shells";
import { WINDY_BENCH } from "./windy-bench";

/** Plots about what needs care. */
export const CARE_PLOTS: readonly Shape[] = [
  BOTH_BY_THE_WINDOW,
  BOX_OF_SOUNDS,
  BUS_STATION,
  BUTTON_TIN,
  CAPTAIN_DAY,
  DANCING_LETTERS,
  FIRST_SPOON,
  LONG_WAY,
  LOST_SECOND,
  LOWEST_HOOK,
  MAP_BY_TOUCH,
  OWN_TIME,
  RED_UMBRELLA,
  ROPE_ROOM,
  SEVEN_OCLOCK,
  SMALL_WINDOW,
  SOAP_AND_SOUP,
  SOAP_AND_SOUP_AFTER_FLIGHT,
  SOUP_SONG,
  STAR_CAKE,
  THREE_WAGS,
  TWO_BEDS,
  TWO_DOORS,
  TWO_OF_EVERYTHING,
  TWO_SHELLS,
  WINDY_BENCH,
];
