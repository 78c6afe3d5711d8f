import type { LexiconEntry } from "@/lib/features/writing/subjects/subject";
import { BIRDS } from "./birds";
import { DINOSAURS } from "./dinosaurs";
import { FARM_ANIMALS } from "./farm-animals";
import { INSECTS } from "./insects";
import { PETS } from "./pets";
import { SEA_ANIMALS } from "./sea-animals";
import { VEHICLES } from "./vehicles";
import { WILD_ANIMALS } from "./wild-animals";

/** Every noun that a story may be ordered about, with what a plot needs to know of it. */
export const LEXICON: readonly LexiconEntry[] = [
  ...PETS,
  ...FARM_ANIMALS,
  ...WILD_ANIMALS,
  ...SEA_ANIMALS,
  ...BIRDS,
  ...INSECTS,
  ...DINOSAURS,
  ...VEHICLES,
];
