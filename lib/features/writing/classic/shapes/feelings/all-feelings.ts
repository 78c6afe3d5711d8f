import type { Shape } from "@/lib/features/writing/classic/grammar";
import { MAP_OF_THE_DARK } from "./map-of-the-dark";
import { POLITE_MONSTER } from "./polite-monster";
import { WORRY_PEBBLES } from "./worry-pebbles";

/** Plots about feelings and quarrels of every day. */
export const FEELINGS: readonly Shape[] = [MAP_OF_THE_DARK, POLITE_MONSTER, WORRY_PEBBLES];
