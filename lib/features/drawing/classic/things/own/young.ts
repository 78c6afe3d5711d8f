import { bear, cat, dog, fox, lion } from "@/lib/features/drawing/classic/characters/woodland";
import { cow, deer, horse, sheep } from "@/lib/features/drawing/classic/characters/hoofed";
import { duck } from "@/lib/features/drawing/classic/characters/feathered";
import type { AnimalDrawing } from "@/lib/features/drawing/classic/characters/draw-character";
import { characterThing, type OwnThings } from "./own";

/** The grown animal with a larger head, in the size that its young have. */
const young = (grown: AnimalDrawing, scale: number, half = 92) =>
  characterThing((b, feeling) => grown({ ...b, isYoung: true }, feeling), {
    ...{ scale, half, station: "floor" },
    ...(scale < 0.6 && { grip: [0, -100], grasp: "hands" }),
  });

export const YOUNG: OwnThings = {
  puppy: young(dog, 0.56),
  kitten: young(cat, 0.48),
  lamb: young(sheep, 0.5, 120),
  duckling: young(duck, 0.38, 96),
  calf: young(cow, 0.84, 140),
  foal: young(horse, 0.82, 148),
  fawn: young(deer, 0.7, 140),
  "lion-cub": young(lion, 0.74, 84),
  "fox-cub": young(fox, 0.54, 100),
  "bear-cub": young(bear, 0.78, 76),
};
