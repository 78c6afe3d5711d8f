import { group } from "@/lib/features/drawing/classic/paper/markup";
import {
  boy,
  girl,
  grandfather,
  grandmother,
  grownUpMan,
  grownUpWoman,
} from "@/lib/features/drawing/classic/characters/neighbours";
import type { CharacterDrawing } from "@/lib/features/drawing/classic/characters/draw-character";
import { characterThing, type OwnThings } from "./own";

/** Two children who look the same, in the same clothes. */
const twins: CharacterDrawing = (b, feeling, who) => {
  const one = who.chance.pick([girl, boy])(b, feeling, who);
  return [group(one, { x: -88 }), group(one, { x: 88, flip: true })];
};

/** Somebody of each age, with skin and hair as the hero's family has them. */
const family: CharacterDrawing = (b, feeling, who) => {
  const { chance } = who;
  const grown = chance.pick([grownUpWoman, grownUpMan])(b, feeling, who);
  const old = chance.pick([grandmother, grandfather])(b, feeling, who);
  const child = chance.pick([girl, boy])(b, feeling, who);
  return [
    group(old, { x: -124, flip: true }),
    group(grown, { x: 100 }),
    group(child, { x: 0, y: 10, scale: 0.72 }),
  ];
};

const OF_A_CHILD = 350;

/** Several people who are one part of a story. */
export const FAMILIES: OwnThings = {
  twins: characterThing(twins, { half: 150, height: OF_A_CHILD }, "twins"),
  family: characterThing(family, { half: 200, height: OF_A_CHILD * 1.4 }, "family"),
};
