import type { Shape } from "@/lib/features/writing/classic/grammar";
import { BATHROOM_IS_TAKEN } from "./bathroom-is-taken";
import { LAST_PIECE } from "./last-piece";
import { LIE_THAT_GREW } from "./lie-that-grew";
import { MAP_OF_THE_DARK } from "./map-of-the-dark";
import { NIGHT_WATCH } from "./night-watch";
import { ONE_ROPE_AWAY } from "./one-rope-away";
import { POLITE_MONSTER } from "./polite-monster";
import { TWENTY_SEVEN_POTATOES } from "./twenty-seven-potatoes";
import { WAGON_FOR_TWO } from "./wagon-for-two";
import { WALK_THE_RHINOCEROS } from "./walk-the-rhinoceros";
import { WORRY_PEBBLES } from "./worry-pebbles";
import { THIRD_LINE } from "./third-line";
import { THUNDER_COUNT } from "./thunder-count";
import { BOOK_OF_LOSSES } from "./book-of-losses";
import { OTHER_END } from "./other-end";
import { SALT_SOCKS_SNAKE } from "./salt-socks-snake";
import { TAP_TAP_OOPS } from "./tap-tap-oops";
import { SIX_SIZES_OF_HELLO } from "./six-sizes-of-hello";
import { MOUTH_FULL } from "./mouth-full";
import { NEARLY } from "./nearly";
import { ONE_RED_THUMB } from "./one-red-thumb";
import { SATURDAY_AT_THREE } from "./saturday-at-three";
import { BACK_SOON } from "./back-soon";

/** Plots about feelings and quarrels of every day. */
export const FEELINGS: readonly Shape[] = [
  LAST_PIECE,
  LIE_THAT_GREW,
  MAP_OF_THE_DARK,
  NIGHT_WATCH,
  POLITE_MONSTER,
  TWENTY_SEVEN_POTATOES,
  WAGON_FOR_TWO,
  WALK_THE_RHINOCEROS,
  WORRY_PEBBLES,
  THIRD_LINE,
  THUNDER_COUNT,
  BOOK_OF_LOSSES,
  SIX_SIZES_OF_HELLO,
  BATHROOM_IS_TAKEN,
  MOUTH_FULL,
  NEARLY,
  ONE_ROPE_AWAY,
  SALT_SOCKS_SNAKE,
  OTHER_END,
  TAP_TAP_OOPS,
  ONE_RED_THUMB,
  SATURDAY_AT_THREE,
  BACK_SOON,
];
