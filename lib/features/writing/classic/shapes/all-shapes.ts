import type { Theme } from "@/lib/shared/story";
import type { Shape } from "@/lib/features/writing/classic/grammar";
import { BIRTHDAY_ARROWS } from "./adventure/birthday-arrows";
import { DARK_LIGHTHOUSE } from "./adventure/dark-lighthouse";
import { GARDEN_NIGHT } from "./adventure/garden-night";
import { LAST_LETTER } from "./adventure/last-letter";
import { MEASURE_OF_ME } from "./adventure/measure-of-me";
import { MOVING_ISLAND } from "./adventure/moving-island";
import { RUNAWAY_KITE } from "./adventure/runaway-kite";
import { SAND_WAGON } from "./adventure/sand-wagon";
import { WRONG_SUITCASE } from "./adventure/wrong-suitcase";
import { DARK_BEACH } from "./animals/dark-beach";
import { DUCK_PARADE } from "./animals/duck-parade";
import { EVERY_GATE } from "./animals/every-gate";
import { FROG_NIGHT } from "./animals/frog-night";
import { QUIET_COW } from "./animals/quiet-cow";
import { QUIET_PARADE } from "./animals/quiet-parade";
import { SLOW_BIRTHDAY } from "./animals/slow-birthday";
import { WET_RINGS } from "./animals/wet-rings";
import { WINTER_BED } from "./animals/winter-bed";
import { CASTLE_SEED } from "./fantasy/castle-seed";
import { CLOUD_LAMB } from "./fantasy/cloud-lamb";
import { DRAGON_HICCUPS } from "./fantasy/dragon-hiccups";
import { HALF_BIRTHDAY } from "./fantasy/half-birthday";
import { LAST_PAGE } from "./fantasy/last-page";
import { SLEEPING_CLOCK } from "./fantasy/sleeping-clock";
import { SWAPPED_SHADOWS } from "./fantasy/swapped-shadows";
import { TIRED_ECHO } from "./fantasy/tired-echo";
import { WISHING_WELL } from "./fantasy/wishing-well";
import { BIG_NEIGHBOR } from "./friendship/big-neighbor";
import { CHALK_LINE } from "./friendship/chalk-line";
import { LONG_TEA } from "./friendship/long-tea";
import { LOST_BEAR } from "./friendship/lost-bear";
import { LOST_GLASSES } from "./friendship/lost-glasses";
import { THIRD_SEAT } from "./friendship/third-seat";
import { TWO_BLINKS } from "./friendship/two-blinks";
import { TWO_PARTIES } from "./friendship/two-parties";
import { WORD_SWAP } from "./friendship/word-swap";
import { DRY_BOOTS } from "./mystery/dry-boots";
import { GIANT_TRACKS } from "./mystery/giant-tracks";
import { GROWING_PICTURE } from "./mystery/growing-picture";
import { MUSEUM_ROAR } from "./mystery/museum-roar";
import { NAMELESS_LETTERS } from "./mystery/nameless-letters";
import { PENCIL_STAR } from "./mystery/pencil-star";
import { RUNAWAY_PUMPKIN } from "./mystery/runaway-pumpkin";
import { SPOON_THIEF } from "./mystery/spoon-thief";
import { TAPPING_PRESENT } from "./mystery/tapping-present";
import { CLAPPING_CLIFF } from "./science/clapping-cliff";
import { FALLEN_STAR } from "./science/fallen-star";
import { FLAT_CAKE } from "./science/flat-cake";
import { GIANT_HAND } from "./science/giant-hand";
import { HONEY_MACHINE } from "./science/honey-machine";
import { LEAKY_POOL } from "./science/leaky-pool";
import { SMALLEST_SUNFLOWER } from "./science/smallest-sunflower";
import { SUMMER_SNOWBALL } from "./science/summer-snowball";
import { WHY_ROBOT } from "./science/why-robot";
import { CARE_PLOTS } from "./care/all-care-plots";
import { DAYS } from "./days/all-days";
import { FEASTS } from "./feasts/all-feasts";
import { FEELINGS } from "./feelings/all-feelings";
import { FIRSTS } from "./firsts/all-firsts";
import { HABITS } from "./habits/all-habits";
import { OPEN_PLOTS } from "./open/all-open-plots";
import { QUESTION_PLOTS } from "./questions/all-question-plots";

export const SHAPES: readonly Shape[] = [
  BIRTHDAY_ARROWS,
  DARK_LIGHTHOUSE,
  GARDEN_NIGHT,
  LAST_LETTER,
  MEASURE_OF_ME,
  MOVING_ISLAND,
  RUNAWAY_KITE,
  SAND_WAGON,
  WRONG_SUITCASE,
  DARK_BEACH,
  DUCK_PARADE,
  EVERY_GATE,
  FROG_NIGHT,
  QUIET_COW,
  QUIET_PARADE,
  SLOW_BIRTHDAY,
  WET_RINGS,
  WINTER_BED,
  CASTLE_SEED,
  CLOUD_LAMB,
  DRAGON_HICCUPS,
  HALF_BIRTHDAY,
  LAST_PAGE,
  SLEEPING_CLOCK,
  SWAPPED_SHADOWS,
  TIRED_ECHO,
  WISHING_WELL,
  BIG_NEIGHBOR,
  CHALK_LINE,
  LONG_TEA,
  LOST_BEAR,
  LOST_GLASSES,
  THIRD_SEAT,
  TWO_BLINKS,
  TWO_PARTIES,
  WORD_SWAP,
  DRY_BOOTS,
  GIANT_TRACKS,
  GROWING_PICTURE,
  MUSEUM_ROAR,
  NAMELESS_LETTERS,
  PENCIL_STAR,
  RUNAWAY_PUMPKIN,
  SPOON_THIEF,
  TAPPING_PRESENT,
  CLAPPING_CLIFF,
  FALLEN_STAR,
  FLAT_CAKE,
  GIANT_HAND,
  HONEY_MACHINE,
  LEAKY_POOL,
  SMALLEST_SUNFLOWER,
  SUMMER_SNOWBALL,
  WHY_ROBOT,
  ...FIRSTS,
  ...CARE_PLOTS,
  ...FEELINGS,
  ...HABITS,
  ...DAYS,
  ...FEASTS,
  ...OPEN_PLOTS,
  ...QUESTION_PLOTS,
];

export function shapesOf(theme: Theme): readonly Shape[] {
  return SHAPES.filter((shape) => shape.theme === theme);
}

export const findShape = (id: string): Shape | undefined => SHAPES.find((shape) => shape.id === id);
