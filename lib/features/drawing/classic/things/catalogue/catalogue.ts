import { AT_HOME } from "./at-home";
import { AT_PLAY } from "./at-play";
import { CREATURES } from "./creatures";
import { FOOD } from "./food";
import { OUTDOORS } from "./outdoors";
import type { CatalogueEntry } from "./read-nouns";
import { VEHICLES } from "./vehicles";

/** Everything that is taken from an icon set, by its noun. */
export const CATALOGUE: readonly CatalogueEntry[] = [
  ...CREATURES,
  ...FOOD,
  ...VEHICLES,
  ...AT_HOME,
  ...AT_PLAY,
  ...OUTDOORS,
];
