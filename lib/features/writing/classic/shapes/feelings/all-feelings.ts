import type { Shape } from "@/lib/features/writing/classic/grammar";
import { LIE_THAT_GREW } from "./lie-that-grew";
import { MAP_OF_THE_DARK } from "./map-of-the-dark";
import { POLITE_MONSTER } from "./polite-monster";
import { WORRY_PEBBLES } from "./worry-pebbles";

/** Plots about feelings and quarrels of every day. */
export const FEELINGS: readonly Shape[] = [LIE_THAT_GREW, MAP_OF_THE_DARK, POLITE_MONSTER, WORRY_PEBBLES];
