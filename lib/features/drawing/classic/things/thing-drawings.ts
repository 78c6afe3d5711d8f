import type { DrawnThing } from "@/lib/shared/story";
import type { CharacterFacts } from "@/lib/features/drawing/classic/characters/character-drawings";
import type { PropFacts } from "@/lib/features/drawing/classic/props/prop-drawings";
import { box } from "@/lib/features/drawing/classic/paper/markup";

/** Each thing in a colour of its own, until it has a drawing. */
const block = (thing: DrawnThing) => () => [
  box([-50, -90], [100, 90], `#${(thing.length * 98_765).toString(16).padStart(6, "8").slice(0, 6)}`),
];

export const thingAsProp = (thing: DrawnThing): PropFacts => ({
  draw: block(thing),
  scale: 0.9,
  station: "floor",
  half: 66,
  grip: null,
  grasp: "hands",
});

export const thingAsCharacter = (thing: DrawnThing): CharacterFacts => ({
  draw: block(thing),
  scale: 0.9,
  half: 66,
  home: "ground",
});
