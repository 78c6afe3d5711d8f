import type { Shape } from "@/lib/features/writing/classic/grammar";
import { ANIMAL_GIGGLE } from "./animal-giggle";
import { ANIMAL_LIBRARY } from "./animal-library";
import { ANIMAL_TRYOUTS } from "./animal-tryouts";
import { BODY_LETTERS } from "./body-letters";
import { FEAST_TRAVELS } from "./feast-travels";
import { FEELING_IN_BOX } from "./feeling-in-box";
import { FOOD_LAST } from "./food-last";
import { HUNDRED_MISTAKES } from "./hundred-mistakes";
import { PERSON_ONE_DAY } from "./person-one-day";
import { PERSON_THREE_TESTS } from "./person-three-tests";
import { PLACE_LOST } from "./place-lost";
import { PLANT_SECRETS } from "./plant-secrets";
import { RELATIVE_DOOR } from "./relative-door";
import { SCIENCE_PLAYED } from "./science-played";
import { SKY_GUEST } from "./sky-guest";
import { THING_DOORSTEP } from "./thing-doorstep";
import { THING_LABEL } from "./thing-label";
import { VEHICLE_IN_BARN } from "./vehicle-in-barn";
import { VEHICLE_LAST_DAY } from "./vehicle-last-day";
import { VEHICLE_NEST } from "./vehicle-nest";

/** Plots about any subject of a class. */
export const OPEN_PLOTS: readonly Shape[] = [
  ANIMAL_GIGGLE,
  ANIMAL_LIBRARY,
  ANIMAL_TRYOUTS,
  BODY_LETTERS,
  FEAST_TRAVELS,
  FEELING_IN_BOX,
  FOOD_LAST,
  HUNDRED_MISTAKES,
  PERSON_ONE_DAY,
  PERSON_THREE_TESTS,
  PLACE_LOST,
  PLANT_SECRETS,
  RELATIVE_DOOR,
  SCIENCE_PLAYED,
  SKY_GUEST,
  THING_DOORSTEP,
  THING_LABEL,
  VEHICLE_IN_BARN,
  VEHICLE_LAST_DAY,
  VEHICLE_NEST,
];
