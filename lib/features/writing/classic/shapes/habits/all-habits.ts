import type { Shape } from "@/lib/features/writing/classic/grammar";
import { AROUND_THE_LAMP } from "./around-the-lamp";
import { CEILING_HIPPO } from "./ceiling-hippo";
import { CLOSING_TIME } from "./closing-time";
import { LIKE_A_STORK } from "./like-a-stork";

/** Plots about what a family does every day, and a child would rather not. */
export const HABITS: readonly Shape[] = [CLOSING_TIME, CEILING_HIPPO, AROUND_THE_LAMP, LIKE_A_STORK];
