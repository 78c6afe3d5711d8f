import type { Feeling } from "@/lib/shared/story";
import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { disc, oval, shape, stroke, type Mark } from "@/lib/features/drawing/classic/paper/markup";
import { animalFace, eyeOf, headOn } from "./draw-character";

/** An animal that sits up like a stuffed toy: body, head, paws; ears, tail and marks make the kind. */
export type Plush = {
  fur: string;
  belly: string;
  muzzle: string;
  nose: string;
  ears: (fur: string, inside: string) => Mark[];
  tail: (fur: string, tip: string) => Mark[];
  /** Over the head, under the face. */
  mask?: (b: Brush) => Mark[];
  /** Over everything. */
  last?: (b: Brush) => Mark[];
  whiskers?: boolean;
  wide?: number;
  noseWide?: number;
};

export function drawPlush(b: Brush, feeling: Feeling, kind: Plush): Mark[] {
  const fur = b.tone(kind.fur);
  const shade = dim(fur, 0.16);
  const belly = b.tone(kind.belly);
  const muzzle = b.tone(kind.muzzle);
  const nose = b.tone(kind.nose);
  return [
    ...kind.tail(fur, belly),
    shape("M-36 -118C-66 -90 -74 -30 -58 -8Q-40 2 0 2Q40 2 58 -8C74 -30 66 -90 36 -118Z", fur),
    shape("M-36 -118C-66 -90 -74 -30 -58 -8Q-52 -2 -40 0C-58 -30 -48 -90 -20 -118Z", shade),
    shape("M-24 -104C-44 -80 -46 -30 -32 -8Q0 0 32 -8C46 -30 44 -80 24 -104Z", belly),
    oval([-44, -6], [28, 13], shade),
    oval([44, -6], [28, 13], shade),
    stroke("M-30 -92Q-40 -60 -24 -44", shade, 27),
    stroke("M30 -92Q42 -62 26 -44", fur, 25),
    ...headOn(b, [0, -100], drawHead(b, feeling, { ...kind, fur, muzzle, nose })),
    ...(kind.last?.(b) ?? []),
  ];
}

/** `fur`, `muzzle` and `nose` as they look in this light. */
function drawHead(b: Brush, feeling: Feeling, kind: Plush): Mark[] {
  const { fur, muzzle, nose, wide = 66, noseWide = 10 } = kind;
  return [
    ...kind.ears(fur, lift(b.tone("#e9a08d"), 0.15)),
    shape(
      `M0 -206C${wide * 0.7} -206 ${wide} -180 ${wide} -150C${wide} -116 ${wide * 0.62} -98 0 -98C${-wide * 0.62} -98 ${-wide} -116 ${-wide} -150C${-wide} -180 ${-wide * 0.7} -206 0 -206Z`,
      fur,
    ),
    ...(kind.mask?.(b) ?? []),
    oval([5, -124], [29, 22], muzzle),
    animalFace(feeling, { x: 5, y: -154, gap: 27, ground: fur, eye: eyeOf(b), mouthY: 41, mouth: 0.72 }),
    shape(
      `M${5 - noseWide} -138Q5 -144 ${5 + noseWide} -138Q${5 + noseWide * 0.8} -127 5 -126Q${5 - noseWide * 0.8} -127 ${5 - noseWide} -138Z`,
      nose,
    ),
    disc(2, -137, 2.2, "#ffffff", { opacity: 0.7 }),
    ...(kind.whiskers === true
      ? [stroke("M-30 -130L-62 -136M-30 -122L-60 -118M40 -130L72 -136M40 -122L70 -118", lift(nose, 0.4), 2.4)]
      : []),
  ];
}

export function roundEars(fur: string, inside: string, [x, y, r]: readonly [number, number, number]): Mark[] {
  return [-1, 1].flatMap((side) => [disc(side * x, y, r, fur), disc(side * x, y, r * 0.58, inside)]);
}

export function pointedEars(fur: string, inside: string, height: number): Mark[] {
  return [-1, 1].flatMap((side) => [
    shape(
      `M${side * 62} -156Q${side * 68} ${-190 - height} ${side * 54} ${-196 - height}Q${side * 28} ${-188 - height * 0.5} ${side * 14} -196Z`,
      fur,
    ),
    shape(
      `M${side * 54} -170Q${side * 58} ${-188 - height * 0.7} ${side * 51} ${-188 - height * 0.7}Q${side * 36} ${-186 - height * 0.3} ${side * 26} -190Z`,
      inside,
    ),
  ]);
}
