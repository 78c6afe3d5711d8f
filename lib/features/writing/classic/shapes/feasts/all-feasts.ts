import type { Shape } from "@/lib/features/writing/classic/grammar";
import { FORTY_FOUR_CANDLES } from "./forty-four-candles";
import { STAR_COOKIE } from "./star-cookie";

/** Plots about feasts, told from inside, and games. */
export const FEASTS: readonly Shape[] = [STAR_COOKIE, FORTY_FOUR_CANDLES];
