import type { Shape } from "@/lib/features/writing/classic/grammar";
import { ANIMAL_LIBRARY } from "./animal-library";
import { THING_LABEL } from "./thing-label";
import { VEHICLE_NEST } from "./vehicle-nest";

/** Plots about any subject of a class. */
export const OPEN_PLOTS: readonly Shape[] = [ANIMAL_LIBRARY, THING_LABEL, VEHICLE_NEST];
