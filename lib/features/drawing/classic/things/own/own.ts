import type { HeroLook } from "@/lib/shared/story";
import type { CharacterDrawing } from "@/lib/features/drawing/classic/characters/draw-character";
import { hashText } from "@/lib/shared/hash-text";
import { seededRandom } from "@/lib/features/drawing/classic/paper/random";
import type { PropDrawing } from "@/lib/features/drawing/classic/props/draw-prop";
import type { Thing } from "@/lib/features/drawing/classic/things/thing";

/** Drawings of our own, by their noun. */
export type OwnThings = Readonly<Record<string, Thing>>;

type Facts = Partial<Omit<Thing, "draw">>;

const ANYBODY: HeroLook = {
  skin: "tan",
  hairColour: "brown",
  hairStyle: "short",
  glasses: false,
  outfit: 0,
  style: null,
};

/** Somebody that may stand as a thing, too: on a picture, in a window, far away. */
export const characterThing = (draw: CharacterDrawing, facts: Facts, noun = ""): Thing => ({
  draw: (
    b,
    feeling = "happy",
    who = { chance: seededRandom(hashText(noun)), beside: ANYBODY, isKin: false },
  ) => draw(b, feeling, who),
  scale: 1,
  station: "behind",
  half: 70,
  grip: null,
  grasp: "hands",
  home: "ground",
  ...facts,
});

/** A thing that hands can hold. */
export const smallThing = (draw: PropDrawing, facts: Facts = {}): Thing => ({
  draw,
  scale: 0.7,
  station: "floor",
  half: 50,
  grip: [0, -45],
  grasp: "hands",
  home: "ground",
  ...facts,
});

/** A thing to stand beside. */
export const largeThing = (draw: PropDrawing, facts: Facts = {}): Thing => ({
  ...smallThing(draw),
  scale: 2.4,
  station: "behind",
  grip: null,
  ...facts,
});
