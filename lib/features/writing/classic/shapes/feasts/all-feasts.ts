import type { Shape } from "@/lib/features/writing/classic/grammar";
import { COLORED_FEET } from "./colored-feet";
import { FORTY_FOUR_CANDLES } from "./forty-four-candles";
import { STAR_COOKIE } from "./star-cookie";
import { TWO_FLOOR_TREE } from "./two-floor-tree";

/** Plots about feasts, told from inside, and games. */
export const FEASTS: readonly Shape[] = [COLORED_FEET, STAR_COOKIE, FORTY_FOUR_CANDLES, TWO_FLOOR_TREE];
