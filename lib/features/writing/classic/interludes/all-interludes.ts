import type { Interlude } from "@/lib/features/writing/classic/grammar";
import { GAMES } from "./games";
import { GOOD_TURNS } from "./good-turns";
import { HEART_TO_HEART } from "./heart-to-heart";

export const INTERLUDES: readonly Interlude[] = [...GAMES, ...GOOD_TURNS, ...HEART_TO_HEART];
