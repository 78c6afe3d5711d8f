import type { Shape } from "@/lib/features/writing/classic/grammar";
import { BETWEEN_ONE_AND_TWO } from "./between-one-and-two";
import { FROGS_UNTIL_LUNCH } from "./frogs-until-lunch";
import { TEN_WINDOWS } from "./ten-windows";

/** Plots about a day on which something happens that nobody chose. */
export const DAYS: readonly Shape[] = [FROGS_UNTIL_LUNCH, TEN_WINDOWS, BETWEEN_ONE_AND_TWO];
