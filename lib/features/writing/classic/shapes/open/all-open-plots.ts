import type { Shape } from "@/lib/features/writing/classic/grammar";
import { ANIMAL_LIBRARY } from "./animal-library";
import { BODY_LETTERS } from "./body-letters";
import { FEAST_TRAVELS } from "./feast-travels";
import { FOOD_LAST } from "./food-last";
import { HUNDRED_MISTAKES } from "./hundred-mistakes";
import { PERSON_ONE_DAY } from "./person-one-day";
import { PLACE_LOST } from "./place-lost";
import { PLANT_SECRETS } from "./plant-secrets";
import { RELATIVE_DOOR } from "./relative-door";
import { SCIENCE_PLAYED } from "./science-played";
import { SKY_GUEST } from "./sky-guest";
import { THING_LABEL } from "./thing-label";
import { VEHICLE_NEST } from "./vehicle-nest";

/** Plots about any subject of a class. */
export const OPEN_PLOTS: readonly Shape[] = [
  ANIMAL_LIBRARY,
  BODY_LETTERS,
  FEAST_TRAVELS,
  FOOD_LAST,
  HUNDRED_MISTAKES,
  PERSON_ONE_DAY,
  PLACE_LOST,
  PLANT_SECRETS,
  RELATIVE_DOOR,
  SCIENCE_PLAYED,
  SKY_GUEST,
  THING_LABEL,
  VEHICLE_NEST,
];
