import type { Interest } from "@/lib/shared/story";
import type { InterestKit } from "@/lib/features/writing/classic/grammar";
import { ADVENTURE } from "./adventure";
import { ANIMALS } from "./animals";
import { ART } from "./art";
import { DINOSAURS } from "./dinosaurs";
import { FANTASY } from "./fantasy";
import { MAGIC } from "./magic";
import { MUSIC } from "./music";
import { NATURE } from "./nature";
import { SCIENCE } from "./science";
import { SPACE } from "./space";
import { SPORTS } from "./sports";
import { TECHNOLOGY } from "./technology";

export const INTEREST_KITS: Record<Interest, InterestKit> = {
  Animals: ANIMALS,
  Adventure: ADVENTURE,
  Fantasy: FANTASY,
  Science: SCIENCE,
  Art: ART,
  Sports: SPORTS,
  Magic: MAGIC,
  Nature: NATURE,
  Space: SPACE,
  Dinosaurs: DINOSAURS,
  Music: MUSIC,
  Technology: TECHNOLOGY,
};
