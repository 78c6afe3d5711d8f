import type { PropKind } from "@/lib/shared/story";
import type { PropDrawing } from "./draw-prop";
import { blanket, book, compass, letter, map, notebook, openCarton, puzzlePiece } from "./paper-things";
import { campfire, candle, crystal, lantern, lightBulb, moon, potion, star, wand } from "./lights";
import {
  bone,
  cape,
  coin,
  crown,
  feather,
  footprint,
  fossil,
  key,
  medal,
  shell,
  treasureChest,
} from "./treasures";
import {
  beaker,
  bell,
  clock,
  computer,
  gear,
  magnet,
  magnifier,
  planetModel,
  radio,
  robotToy,
  rocket,
  telescope,
  toolBox,
} from "./inventions";
import { apple, egg, flower, leaf, mushroom, nest, rope, seedling, snowman, tree } from "./nature";
import {
  ball,
  balloon,
  bicycle,
  boat,
  drum,
  easel,
  flag,
  flute,
  guitar,
  kite,
  kiteOnTheGround,
  paintPots,
  paintbrush,
} from "./play";
import { basket, bread, cake, cup, door, gate, tent, umbrella, wagon } from "./everyday";

/** Where a thing belongs when nobody holds it. */
export type Station = "floor" | "behind" | "air";

export type PropFacts = {
  draw: PropDrawing;
  /** Against a child of 300 units. */
  scale: number;
  station: Station;
  /** Half its width before scaling. */
  half: number;
  /** The point that the hand takes; `null` cannot be held. */
  grip: readonly [number, number] | null;
  grasp: "hand" | "hands";
  /** Where it came down. */
  lying?: PropDrawing;
  /** Height at which one sits in it, before scaling. */
  seat?: number;
  /** From its foot to its top, before scaling, where it is somebody who is larger or smaller than most. */
  height?: number;
};

function small(draw: PropDrawing, facts: Partial<PropFacts> = {}): PropFacts {
  return { draw, scale: 0.62, station: "floor", half: 50, grip: [0, -40], grasp: "hands", ...facts };
}

function wieldy(draw: PropDrawing, facts: Partial<PropFacts> = {}): PropFacts {
  return small(draw, { grasp: "hand", ...facts });
}

function large(draw: PropDrawing, scale: number, half = 60): PropFacts {
  return { draw, scale, station: "behind", half, grip: null, grasp: "hands" };
}

export const PROP_DRAWINGS: Record<PropKind, PropFacts> = {
  map: small(map, { scale: 0.8, half: 52 }),
  key: wieldy(key, { scale: 0.5, half: 24 }),
  lantern: wieldy(lantern, { half: 34, grip: [0, -106], scale: 0.7 }),
  candle: wieldy(candle, { half: 36, grip: [0, -10], scale: 0.85 }),
  book: small(book, { scale: 0.85, half: 54, grip: [0, -22] }),
  notebook: small(notebook, { half: 44 }),
  letter: small(letter, { half: 50 }),
  compass: small(compass, { half: 44, scale: 0.5 }),
  rope: small(rope, { half: 56, scale: 0.7, grip: [0, -24] }),
  telescope: small(telescope, { half: 60, scale: 1, grip: [-10, -70] }),
  magnifier: wieldy(magnifier, { half: 46, grip: [20, -14], scale: 0.7 }),
  "treasure-chest": large(treasureChest, 1.15, 62),
  coin: small(coin, { scale: 0.42, half: 48 }),
  crystal: small(crystal, { half: 46, scale: 0.7 }),
  wand: wieldy(wand, { half: 40, grip: [0, -6], scale: 0.75 }),
  potion: small(potion, { half: 40 }),
  crown: small(crown, { half: 56, scale: 0.55, grip: [0, -30] }),
  cape: small(cape, { half: 54, scale: 0.9 }),
  star: small(star, { station: "air", half: 50, scale: 0.75 }),
  moon: small(moon, { station: "air", half: 50, scale: 1 }),
  "planet-model": small(planetModel, { half: 62, scale: 0.75 }),
  rocket: large(rocket, 2.1, 46),
  "robot-toy": small(robotToy, { half: 44, scale: 0.8 }),
  magnet: wieldy(magnet, { half: 40, grip: [0, -70] }),
  beaker: small(beaker, { half: 46 }),
  "light-bulb": small(lightBulb, { half: 40, scale: 0.6 }),
  gear: small(gear, { half: 46 }),
  "tool-box": small(toolBox, { half: 58, scale: 0.85 }),
  computer: small(computer, { half: 58, scale: 1 }),
  radio: small(radio, { half: 54, scale: 0.8 }),
  seedling: small(seedling, { half: 40, scale: 0.75 }),
  flower: wieldy(flower, { half: 36, scale: 0.75, grip: [-2, -14] }),
  leaf: wieldy(leaf, { half: 46, scale: 0.5, grip: [-14, -4] }),
  tree: large(tree, 3.1, 62),
  mushroom: small(mushroom, { half: 50, scale: 0.75 }),
  shell: small(shell, { half: 50, scale: 0.55 }),
  feather: wieldy(feather, { half: 44, grip: [-26, -8] }),
  nest: small(nest, { half: 62, scale: 0.7 }),
  egg: small(egg, { half: 38, scale: 0.7 }),
  fossil: small(fossil, { half: 58, scale: 0.7 }),
  bone: small(bone, { half: 58, scale: 0.65, grip: [0, -24] }),
  footprint: small(footprint, { half: 50, scale: 0.8, grip: null }),
  ball: small(ball, { half: 42, scale: 0.8 }),
  medal: wieldy(medal, { half: 32, grip: [0, -98], scale: 0.6 }),
  bicycle: large(bicycle, 1.7, 92),
  kite: small(kite, {
    ...{ station: "air", half: 44, scale: 1.1, grip: [-14, 44], grasp: "hand" },
    lying: kiteOnTheGround,
  }),
  balloon: small(balloon, { station: "air", half: 40, scale: 1, grip: [2, 0], grasp: "hand" }),
  flag: wieldy(flag, { half: 58, scale: 1.1, grip: [-30, -30] }),
  drum: small(drum, { half: 50, scale: 0.8 }),
  guitar: small(guitar, { half: 50, scale: 0.95, grip: [8, -62] }),
  flute: small(flute, { half: 58, scale: 0.65, grip: [0, -36] }),
  bell: wieldy(bell, { half: 48, grip: [0, -92] }),
  paintbrush: wieldy(paintbrush, { half: 30, grip: [-10, -30] }),
  "paint-pots": small(paintPots, { half: 56, scale: 0.7 }),
  easel: large(easel, 1.7, 56),
  "puzzle-piece": small(puzzlePiece, { half: 54, scale: 0.55 }),
  basket: small(basket, { half: 57, scale: 0.85, grip: [0, -78] }),
  cake: small(cake, { half: 62, scale: 0.85, grip: [0, -8] }),
  bread: small(bread, { half: 62, scale: 0.65, grip: [0, -24] }),
  apple: small(apple, { half: 44, scale: 0.45 }),
  cup: small(cup, { half: 52, scale: 0.5 }),
  umbrella: wieldy(umbrella, { half: 70, scale: 1.15, grip: [0, -34] }),
  boat: large(boat, 1.9, 68),
  tent: large(tent, 2.3, 88),
  campfire: large(campfire, 1, 66),
  door: large(door, 3.1, 54),
  gate: large(gate, 1.9, 66),
  clock: small(clock, { half: 44, scale: 0.75 }),
  blanket: small(blanket, { half: 58, scale: 0.9 }),
  box: small(openCarton, { half: 66, scale: 0.9 }),
  wagon: large(wagon, 1.25, 90),
  snowman: large(snowman, 1.5, 60),
};
