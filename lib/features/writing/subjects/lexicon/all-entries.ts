import type { LexiconEntry } from "@/lib/features/writing/subjects/subject";
import { ACTIVITIES } from "./activities";
import { BEINGS } from "./beings";
import { BIRDS } from "./birds";
import { BODY } from "./body";
import { CLOTHING } from "./clothing";
import { COUNTRIES } from "./countries";
import { DINOSAURS } from "./dinosaurs";
import { FARM_ANIMALS } from "./farm-animals";
import { FEASTS } from "./feasts";
import { FEELINGS } from "./feelings";
import { MEALS, SWEETS } from "./food";
import { FRUIT } from "./fruit";
import { SPORTS, GAMES } from "./games";
import { INSECTS } from "./insects";
import { INSTRUMENTS } from "./instruments";
import { JOBS } from "./jobs";
import { PETS } from "./pets";
import { PLACES } from "./places";
import { PLANTS } from "./plants";
import { RELATIVES } from "./relatives";
import { SCIENCE } from "./science";
import { SEA_ANIMALS } from "./sea-animals";
import { SKY } from "./sky";
import { TOOLS, AIDS } from "./tools";
import { TOYS } from "./toys";
import { VEHICLES } from "./vehicles";
import { WEATHER } from "./weather";
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
  ...PLANTS,
  ...WEATHER,
  ...SKY,
  ...BODY,
  ...FEELINGS,
  ...FEASTS,
  ...ACTIVITIES,
  ...SCIENCE,
];
