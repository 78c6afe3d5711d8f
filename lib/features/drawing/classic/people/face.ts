import type { Feeling } from "@/lib/shared/story";
import { lift } from "@/lib/features/drawing/classic/paper/colour";
import { disc, group, oval, shape, stroke, type Mark } from "@/lib/features/drawing/classic/paper/markup";

type EyeKind = "open" | "wide" | "glad" | "shut" | "half" | "aside";
type MouthKind =
  | "smile"
  | "soft"
  | "laugh"
  | "small"
  | "round"
  | "firm"
  | "wobble"
  | "down"
  | "beam"
  | "even";

/** Brows: how high they stand and how far the inner ends go down (minus: up). */
type Expression = {
  eyes: EyeKind;
  mouth: MouthKind;
  brow: number;
  slant: number;
  odd?: number;
  tears?: true;
};

const EXPRESSIONS: Record<Feeling, Expression> = {
  happy: { eyes: "open", mouth: "smile", brow: 2, slant: 0 },
  excited: { eyes: "wide", mouth: "laugh", brow: 6, slant: -1 },
  curious: { eyes: "aside", mouth: "small", brow: 2, slant: 0, odd: 7 },
  surprised: { eyes: "wide", mouth: "round", brow: 9, slant: -1 },
  proud: { eyes: "glad", mouth: "beam", brow: 4, slant: 0 },
  brave: { eyes: "open", mouth: "firm", brow: -1, slant: 3 },
  calm: { eyes: "half", mouth: "soft", brow: 2, slant: -1 },
  sleepy: { eyes: "shut", mouth: "small", brow: 1, slant: -2 },
  worried: { eyes: "open", mouth: "wobble", brow: 4, slant: -6 },
  sad: { eyes: "open", mouth: "down", brow: 4, slant: -8 },
  determined: { eyes: "open", mouth: "firm", brow: -3, slant: 6 },
  tearful: { eyes: "open", mouth: "down", brow: 4, slant: -9, tears: true },
  afraid: { eyes: "wide", mouth: "wobble", brow: 8, slant: -8 },
  angry: { eyes: "open", mouth: "down", brow: -4, slant: 10 },
  caring: { eyes: "open", mouth: "even", brow: 3, slant: -5 },
};

const SMILES: ReadonlySet<MouthKind> = new Set(["smile", "soft", "laugh", "beam"]);
/** Whether the face of a feeling smiles. */
export const isSmile = (feeling: Feeling): boolean => SMILES.has(EXPRESSIONS[feeling].mouth);

export type FaceLook = {
  feeling: Feeling;
  ink: string;
  /** Of the skin or fur under the face; the lids and the mouth are mixed from it. */
  ground: string;
  blush: string;
  /** Half the distance between the eyes. */
  gap: number;
  /** 1 is a child's eye. */
  eye: number;
  /** Where the mouth is below the eyes, and how large. */
  mouthY: number;
  mouth: number;
  brows: string | null;
};

function openEye(look: FaceLook, kind: "open" | "wide" | "aside" | "half"): Mark[] {
  const size = kind === "wide" ? 1.18 : 1;
  const aside = kind === "aside" ? 2 : 0;
  const marks = [
    oval([0, 0], [9.2 * size, 10.6 * size], "#fffdf6"),
    oval([1.2 + aside, aside * -0.9], [6.9 * size, 8.6 * size], look.ink),
    disc(3.6 + aside, -3.2 - aside, 2.6, "#fffdf6"),
    disc(-1.4 + aside, 3.4 - aside, 1.2, "#fffdf6", { opacity: 0.7 }),
  ];
  if (kind === "half") marks.push(shape("M-11 -5Q0 -10 11 -5L11 -13L-11 -13Z", look.ground));
  marks.push(
    stroke(
      kind === "half" ? "M-11 -5Q0 -10 11 -5" : `M-10 ${-5 * size}Q0 ${-15 * size} 10 ${-6 * size}`,
      look.ink,
      2.6,
    ),
  );
  return marks;
}

function eye(look: FaceLook, kind: EyeKind): Mark[] {
  if (kind === "glad") return [stroke("M-9 3Q0 -10 9 3", look.ink, 4)];
  if (kind === "shut") return [stroke("M-9 -1Q0 8 9 -1", look.ink, 4)];
  return openEye(look, kind);
}

function mouthOf(kind: MouthKind, ink: string): Mark[] {
  const red = "#a63a44";
  switch (kind) {
    case "smile":
      return [stroke("M-13 -2Q0 11 13 -2", ink, 3.4)];
    case "soft":
      return [stroke("M-10 0Q0 8 10 0", ink, 3.4)];
    case "even":
      return [stroke("M-8 2Q0 3 8 2", ink, 3.4)];
    case "beam":
      return [
        shape("M-15 -3Q0 2 15 -3Q10 12 0 12Q-10 12 -15 -3Z", "#fffaf0"),
        stroke("M-15 -3Q0 2 15 -3Q10 12 0 12Q-10 12 -15 -3Z", ink, 2.4),
      ];
    case "laugh":
      return [
        shape("M-16 -4Q0 1 16 -4Q14 17 0 17Q-14 17 -16 -4Z", red),
        shape("M-9 11Q0 3 9 11Q5 16 0 16Q-5 16 -9 11Z", "#f08a84"),
      ];
    case "small":
      return [stroke("M-6 1Q0 5 7 0", ink, 3.2)];
    case "round":
      return [oval([0, 3], [7, 9], red), oval([0, 7], [4.5, 3.6], "#f08a84")];
    case "firm":
      return [stroke("M-11 1Q2 4 12 0", ink, 3.6)];
    case "wobble":
      return [stroke("M-12 4Q-7 -2 -1 2Q5 6 12 0", ink, 3.2)];
    default:
      return [stroke("M-11 6Q0 -4 11 6", ink, 3.4)];
  }
}

/** One runs down each cheek, in step with nothing. */
function tears({ gap, eye: size, mouthY }: FaceLook): Mark[] {
  const drop = (x: number, y: number, scale: number): Mark =>
    group(
      [
        shape("M0 -13C4 -6 8 -1 8 4A8 8 0 0 1 -8 4C-8 -1 -4 -6 0 -13Z", "#8fd0f2"),
        stroke("M-3.5 5Q-3 8 0 8.6", "#ffffff", 2.2, { opacity: 0.9 }),
      ],
      { x, y, scale: scale * size },
    );
  return [drop(-gap - 5, mouthY * 0.74, 0.9), drop(gap + 5, mouthY * 0.98, 1)];
}

/** Brows, eyes, cheeks and mouth around the point between the eyes. */
export function drawFace(look: FaceLook): Mark[] {
  const expression = EXPRESSIONS[look.feeling];
  const { gap, eye: size } = look;
  const sides = [-1, 1] as const;
  const cheeks = sides.map((side) =>
    oval([side * (gap + 11), look.mouthY * 0.62], [10 * size, 7 * size], look.blush, { opacity: 0.55 }),
  );
  const eyes = sides.map((side) => group(eye(look, expression.eyes), { x: side * gap, scale: size }));
  const brows: Mark[] = [];
  if (look.brows !== null) {
    for (const side of sides) {
      const y = -17 * size - (expression.brow + (side === 1 ? (expression.odd ?? 0) : 0)) * size;
      const inner = y + expression.slant * size;
      const outer = y - expression.slant * 0.5 * size;
      const near = side * (gap - 9 * size);
      const far = side * (gap + 10 * size);
      brows.push(
        stroke(`M${near} ${inner}Q${side * gap} ${y - 4 * size} ${far} ${outer + 2}`, look.brows, 4.2 * size),
      );
    }
  }
  const mouth = group(mouthOf(expression.mouth, lift(look.ink, 0.08)), { y: look.mouthY, scale: look.mouth });
  return [...cheeks, ...brows, ...eyes, mouth, ...(expression.tears ? tears(look) : [])];
}
