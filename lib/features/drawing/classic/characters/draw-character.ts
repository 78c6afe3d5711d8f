import type { Feeling, HeroLook, RelativeLook } from "@/lib/shared/story";
import type { Worn } from "@/lib/shared/worn";
import { EYE_INK } from "@/lib/features/drawing/classic/people/complexion";
import type { Occasion } from "@/lib/features/drawing/classic/people/dress-for";
import type { Abed } from "@/lib/features/drawing/classic/people/who-in-bed";
import { drawFace } from "@/lib/features/drawing/classic/people/face";
import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { group, type Mark } from "@/lib/features/drawing/classic/paper/markup";
import type { Random } from "@/lib/features/drawing/classic/paper/random";

/**
 * Who it is: chance that is the same on every page of the book, the hero they stand beside, whether they are of the
 * hero's family, and how they were described. Where somebody is sad, everybody else is still.
 */
export type Somebody = {
  chance: Random;
  beside: HeroLook;
  isKin: boolean;
  look?: RelativeLook;
  /** Of a grown-up who isn't of the family: a number of their own, which chooses clothes. */
  dressed?: number;
  /** Of which colours their clothes were ordered. */
  worn?: Worn;
  isStill?: boolean;
  /** What everybody there is dressed for. */
  occasion?: Occasion | null;
  /** On what they sit: a seat or a wheelchair, or the ground. */
  sitsOn?: "chair" | "ground";
  /** Who is in a bed, and how. */
  abed?: Abed;
  /** A new baby, in its basket. */
  isNewborn?: boolean;
};

/** Around the middle of the feet, looking right, in the units of a child 300 high. */
export type CharacterDrawing = (brush: Brush, feeling: Feeling, who: Somebody) => Mark[];
export type AnimalDrawing = (brush: Brush, feeling: Feeling) => Mark[];

/** Of a young animal: so much larger is its head, and its eyes in it. */
const YOUNG_HEAD = 1.26;
const YOUNG_EYE = 1.14;

/** The head of an animal, larger about its neck where it is a young one. */
export function headOn({ isYoung }: Brush, [x, y]: readonly [number, number], marks: Mark[]): Mark[] {
  if (!isYoung) return marks;
  const pull = 1 - YOUNG_HEAD;
  return [group(marks, { x: x * pull, y: y * pull, scale: YOUNG_HEAD })];
}

export const eyeOf = ({ isYoung }: Brush, eye = 1): number => (isYoung ? eye * YOUNG_EYE : eye);

type AnimalFace = {
  x: number;
  y: number;
  gap: number;
  ground: string;
  eye?: number;
  mouthY?: number;
  mouth?: number;
  blush?: string;
  brows?: string | null;
  ink?: string;
};

/** Eyes and mouth of an animal: the same faces as people have, so that feelings read alike. */
export function animalFace(feeling: Feeling, face: AnimalFace): Mark {
  const {
    x,
    y,
    gap,
    ground,
    eye = 1,
    mouthY = 34,
    mouth = 0.9,
    blush = "#ee8f7d",
    brows = EYE_INK,
    ink = EYE_INK,
  } = face;
  return group(drawFace({ feeling, ink, ground, blush, gap, eye, mouthY, mouth, brows }), { x, y });
}
