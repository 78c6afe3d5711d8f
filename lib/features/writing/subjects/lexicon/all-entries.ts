import type { LexiconEntry } from "@/lib/features/writing/subjects/subject";
import { BEINGS } from "./beings";
import { BIRDS } from "./birds";
import { CLOTHING } from "./clothing";
import { COUNTRIES } from "./countries";
import { DINOSAURS } from "./dinosaurs";
import { FARM_ANIMALS } from "./farm-animals";
import { MEALS, SWEETS } from "./food";
import { FRUIT } from "./fruit";
import { SPORTS, GAMES } from "./games";
import { INSECTS } from "./insects";
import { INSTRUMENTS } from "./instruments";
import { JOBS } from "./jobs";
import { PETS } from "./pets";
import { PLACES } from "./places";
import { RELATIVES } from "./relatives";
import { SEA_ANIMALS } from "./sea-animals";
import { TOOLS, AIDS } from "./tools";
import { TOYS } from "./toys";
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
  ...BEINGS,
  ...JOBS,
  ...RELATIVES,
  ...PLACES,
  ...COUNTRIES,
  ...MEALS,
  ...SWEETS,
  ...FRUIT,
  ...SPORTS,
  ...GAMES,
  ...INSTRUMENTS,
  ...TOYS,
  ...TOOLS,
  ...AIDS,
  ...CLOTHING,
];
