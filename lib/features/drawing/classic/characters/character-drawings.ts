import type { CharacterKind } from "@/lib/shared/story";
import type { CharacterDrawing } from "./draw-character";
import { bird, duck, owl, penguin } from "./feathered";
import { cow, deer, horse, sheep, unicorn } from "./hoofed";
import {
  astronaut,
  boy,
  girl,
  grandfather,
  grandmother,
  grownUpMan,
  grownUpWoman,
  wizard,
} from "./neighbours";
import { bee, butterfly, dolphin, frog, octopus, turtle, whale } from "./waterside";
import { alien, dinosaur, dragon, robot } from "./wonders";
import { bear, cat, dog, elephant, fox, hedgehog, lion, monkey, mouse, rabbit, squirrel } from "./woodland";

export type CharacterFacts = {
  draw: CharacterDrawing;
  /** Against a child of 300 units. */
  scale: number;
  /** Half its width before scaling. */
  half: number;
  home: "ground" | "water" | "air";
  /** From the foot to the top of a hat, before scaling, where it isn't that of a person. */
  height?: number;
};

export const CHARACTER_DRAWINGS: Record<CharacterKind, CharacterFacts> = {
  girl: { draw: girl, scale: 1, half: 60, home: "ground" },
  boy: { draw: boy, scale: 1, half: 60, home: "ground" },
  "grown-up-woman": { draw: grownUpWoman, scale: 1, half: 78, home: "ground" },
  "grown-up-man": { draw: grownUpMan, scale: 1, half: 80, home: "ground" },
  grandmother: { draw: grandmother, scale: 1, half: 76, home: "ground" },
  grandfather: { draw: grandfather, scale: 1, half: 78, home: "ground" },
  astronaut: { draw: astronaut, scale: 1, half: 92, home: "ground" },
  wizard: { draw: wizard, scale: 1, half: 96, home: "ground" },
  robot: { draw: robot, scale: 0.98, half: 92, home: "ground" },
  alien: { draw: alien, scale: 0.95, half: 84, home: "ground" },
  dragon: { draw: dragon, scale: 1.4, half: 150, home: "ground" },
  unicorn: { draw: unicorn, scale: 1.2, half: 150, home: "ground" },
  dinosaur: { draw: dinosaur, scale: 1.35, half: 190, home: "ground" },
  dog: { draw: dog, scale: 0.88, half: 92, home: "ground" },
  cat: { draw: cat, scale: 0.74, half: 92, home: "ground" },
  rabbit: { draw: rabbit, scale: 0.7, half: 72, home: "ground" },
  fox: { draw: fox, scale: 0.84, half: 100, home: "ground" },
  bear: { draw: bear, scale: 1.5, half: 76, home: "ground" },
  mouse: { draw: mouse, scale: 0.5, half: 90, home: "ground" },
  squirrel: { draw: squirrel, scale: 0.6, half: 104, home: "ground" },
  hedgehog: { draw: hedgehog, scale: 0.78, half: 92, home: "ground" },
  owl: { draw: owl, scale: 0.74, half: 90, home: "ground" },
  bird: { draw: bird, scale: 0.56, half: 100, home: "ground" },
  duck: { draw: duck, scale: 0.68, half: 96, home: "ground" },
  penguin: { draw: penguin, scale: 0.85, half: 86, home: "ground" },
  frog: { draw: frog, scale: 0.6, half: 98, home: "ground" },
  turtle: { draw: turtle, scale: 0.72, half: 124, home: "ground" },
  horse: { draw: horse, scale: 1.25, half: 148, home: "ground" },
  cow: { draw: cow, scale: 1.3, half: 140, home: "ground" },
  sheep: { draw: sheep, scale: 1.05, half: 140, home: "ground" },
  deer: { draw: deer, scale: 1.1, half: 140, home: "ground" },
  elephant: { draw: elephant, scale: 1.75, half: 130, home: "ground" },
  lion: { draw: lion, scale: 1.3, half: 112, home: "ground" },
  monkey: { draw: monkey, scale: 0.9, half: 100, home: "ground" },
  whale: { draw: whale, scale: 1.6, half: 200, home: "water" },
  dolphin: { draw: dolphin, scale: 1.15, half: 165, home: "water" },
  octopus: { draw: octopus, scale: 1, half: 124, home: "water" },
  bee: { draw: bee, scale: 0.5, half: 100, home: "air" },
  butterfly: { draw: butterfly, scale: 0.55, half: 128, home: "air" },
};
