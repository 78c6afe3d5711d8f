import type { Feeling, HairStyle } from "@/lib/shared/story";
import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { disc, el, group, oval, shape, stroke, type Mark } from "@/lib/features/drawing/classic/paper/markup";
import { drawFace } from "./face";
import { drawHair } from "./hair";
import type { Outfit } from "./clothes";
import { bendLimb, type Limb, type Point, type Stance } from "./stance";

export type PersonLook = {
  skin: { base: string; blush: string; line: string };
  hair: string;
  hairStyle: HairStyle;
  glasses: boolean;
  outfit: Outfit;
  ink: string;
  /** Size of the head against a child's: 1, less for grown-ups. */
  head: number;
  /** Over the face: beard, wrinkles. Around the middle of the head. */
  features?: Mark[];
  /** Instead of the hair of `hairStyle`. */
  hairDrawing?: { back: Mark[]; front: Mark[] };
};

export type Held = { marks: Mark[]; grip: "hands" | "hand" };

const SHOULDERS: readonly [Point, Point] = [
  [-29, -154],
  [29, -154],
];
const ARM: Point = [46, 44];
const LEG: Point = [40, 40];
const TORSO =
  "M-16 -170Q0 -174 16 -170Q36 -166 36 -146L32 -92Q31 -80 18 -80L-18 -80Q-31 -80 -32 -92L-36 -146Q-36 -166 -16 -170Z";

function limbPath(from: Point, { joint, end }: Limb): string {
  return `M${from[0]} ${from[1]}L${joint[0]} ${joint[1]}L${end[0]} ${end[1]}`;
}

function edge(d: string, width: number): Mark {
  return stroke(d, "#2b2456", width, { opacity: 0.16, transform: "translate(1.5 3)" });
}

function arm(look: PersonLook, stance: Stance, which: 0 | 1): Mark[] {
  const { outfit, skin } = look;
  const from = SHOULDERS[which];
  const limb = bendLimb(from, stance.hands[which], ARM, stance.elbows[which]);
  const whole = limbPath(from, limb);
  const lower = `M${limb.joint[0]} ${limb.joint[1]}L${limb.end[0]} ${limb.end[1]}`;
  const upper = `M${from[0]} ${from[1]}L${limb.joint[0]} ${limb.joint[1]}`;
  const shade = which === 0 ? 0.1 : 0;
  const marks = [
    edge(whole, 25),
    stroke(lower, outfit.forearm === null ? skin.base : dim(outfit.forearm, shade), outfit.wide ? 27 : 19),
  ];
  marks.push(
    stroke(outfit.forearm === null ? upper : whole, dim(outfit.sleeve, shade), outfit.wide ? 27 : 23),
  );
  const [x, y] = limb.end;
  marks.push(disc(x, y, 12.5, outfit.glove ?? skin.base));
  return marks;
}

function legLimb(stance: Stance, which: 0 | 1): Limb {
  const [x, y] = stance.feet[which];
  const end: Point = [x, y - 4];
  if (stance.kneesAt !== undefined) return { joint: stance.kneesAt[which], end };
  return bendLimb([which === 0 ? -15 : 15, -stance.hips], end, LEG, stance.knees[which]);
}

const bareFoot = (skin: PersonLook["skin"]): Mark[] => [
  shape("M-13 -8Q-11 -15 0 -14Q10 -11 19 -5Q27 -2 26 3Q25 7 18 7L-10 7Q-16 3 -13 -8Z", skin.base),
  stroke("M15 1L16 5M20 1L21 5", skin.line, 2.4),
];

const inSock = (colour: string): Mark[] => [
  shape("M-14 -8Q-12 -16 0 -15Q10 -12 20 -6Q28 -3 27 3Q26 8 18 8L-11 8Q-17 3 -14 -8Z", colour),
  shape("M10 -12Q28 -6 27 3Q26 8 18 8L12 8Q6 -2 10 -12Z", dim(colour, 0.3)),
];

const shod = (shoe: string): Mark[] => [
  shape("M-14 -8Q-13 -16 -2 -15Q8 -12 20 -8Q29 -4 27 4Q26 8 18 8L-12 8Q-17 2 -14 -8Z", shoe),
  stroke("M-13 7L24 7", dim(shoe, 0.3), 4),
];

/** @param shade the farther foot is a little darker */
function foot({ outfit, skin }: PersonLook, shade: number, which: 0 | 1): Mark[] {
  const isBare = outfit.shin === null;
  if (outfit.barefoot) {
    const sock = outfit.socks?.[which] ?? null;
    const ankle = sock ?? (isBare ? skin.base : outfit.legs);
    return [
      shape("M-10 -22L9 -22L9 -6L-10 -6Z", ankle),
      ...(sock === null ? bareFoot(skin) : inSock(dim(sock, shade))),
    ];
  }
  const shoe = dim(outfit.shoe, shade);
  if (outfit.boots)
    return [
      shape("M-15 -32L13 -32L14 -6L-15 -4Z", shoe),
      stroke("M-14 -31L12 -31", lift(shoe, 0.35), 5),
      ...shod(shoe),
    ];
  const sock = shape("M-11 -22L10 -22L10 -6L-11 -6Z", lift(outfit.shoe, 0.6));
  return isBare ? [sock, ...shod(shoe)] : shod(shoe);
}

function leg(look: PersonLook, stance: Stance, which: 0 | 1): Mark[] {
  const { outfit, skin } = look;
  const from: Point = [which === 0 ? -15 : 15, -stance.hips];
  const limb = legLimb(stance, which);
  const shade = which === 0 ? 0.1 : 0;
  const whole = limbPath(from, limb);
  const lower = `M${limb.joint[0]} ${limb.joint[1]}L${limb.end[0]} ${limb.end[1]}`;
  const upper = `M${from[0]} ${from[1]}L${limb.joint[0]} ${limb.joint[1]}`;
  const bare = outfit.shin === null;
  const loose = outfit.baggy ? 18 : 0;
  const marks = [edge(whole, 27 + loose)];
  if (bare) {
    marks.push(stroke(lower, skin.base, 19), stroke(upper, dim(outfit.legs, shade), 29));
  } else {
    marks.push(
      stroke(whole, dim(outfit.legs, shade), 26 + loose),
      stroke(lower, dim(outfit.shin ?? outfit.legs, shade), 25 + loose),
    );
  }
  const [x, y] = limb.end;
  const toe = stance.toes[which];
  const parts = foot(look, shade, which);
  marks.push(group(parts, toe === 180 ? { x, y: y + 4, flip: true } : { x, y: y + 2, turn: toe }));
  return marks;
}

function skirtOf(look: PersonLook, stance: Stance): Mark[] {
  const { skirt } = look.outfit;
  if (skirt === null) return [];
  const xs: number[] = [-28 - skirt.flare, 28 + skirt.flare];
  let bottom = -stance.hips + 86 * skirt.reach * 0.4;
  for (const which of [0, 1] as const) {
    const hip: Point = [which === 0 ? -15 : 15, -stance.hips];
    const { joint, end } = legLimb(stance, which);
    const knee = Math.min(1, skirt.reach * 2);
    const below = Math.max(0, skirt.reach * 2 - 1);
    const at: Point = [
      hip[0] + (joint[0] - hip[0]) * knee + (end[0] - joint[0]) * below,
      hip[1] + (joint[1] - hip[1]) * knee + (end[1] - joint[1]) * below,
    ];
    xs.push(at[0] - 17 - skirt.flare * 0.4, at[0] + 17 + skirt.flare * 0.4);
    bottom = Math.max(bottom, at[1] + 6);
  }
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const top = -stance.hips - 14;
  const middle = (left + right) / 2;
  const outline = `M-30 ${top}Q0 ${top - 8} 30 ${top}C34 ${top + 24} ${right - 8} ${bottom - 34} ${right} ${bottom - 6}Q${middle} ${bottom + 13} ${left} ${bottom - 6}C${left + 8} ${bottom - 34} -34 ${top + 24} -30 ${top}Z`;
  const fold = (x: number): string =>
    `M${x * 0.4} ${top + 16}Q${middle + x * 0.7} ${(top + bottom) / 2} ${middle + x} ${bottom - 10}`;
  return [
    edge(outline, 3),
    shape(outline, skirt.colour),
    stroke(fold((left - middle) * 0.5) + fold((right - middle) * 0.45), dim(skirt.colour, 0.2), 3.5, {
      opacity: 0.6,
    }),
    stroke(`M${left + 3} ${bottom - 8}Q${middle} ${bottom + 9} ${right - 3} ${bottom - 8}`, skirt.trim, 6),
  ];
}

function capeOf(look: PersonLook, stance: Stance): Mark[] {
  const { cape } = look.outfit;
  if (cape === null) return [];
  const windy = Math.abs(stance.lean) > 8 || stance.lifted > 0;
  const low = Math.min(-34, stance.hips - 88);
  const d = windy
    ? "M-22 -168Q10 -174 26 -164C10 -130 -30 -84 -128 -70C-112 -92 -120 -104 -134 -118C-80 -124 -46 -140 -22 -168Z"
    : `M-24 -168Q0 -176 24 -168C40 -130 56 -80 62 ${low}Q30 ${low + 14} 0 ${low + 4}Q-30 ${low + 14} -62 ${low}C-56 -80 -40 -130 -24 -168Z`;
  return [
    edge(d, 3),
    shape(d, cape),
    stroke(
      windy
        ? "M-6 -160C-30 -120 -70 -98 -120 -92"
        : `M-18 -120Q-30 -80 -32 ${low + 2}M18 -120Q30 -80 32 ${low + 2}`,
      dim(cape, 0.22),
      4,
    ),
  ];
}

export function hairOf(look: PersonLook): { back: Mark[]; front: Mark[] } {
  return look.hairDrawing ?? drawHair(look.hairStyle, { colour: look.hair, scarf: look.outfit.scarf });
}

/** Head and face over the hair that hangs behind; around the head's middle. */
export function headOf(look: PersonLook, feeling: Feeling): Mark[] {
  const { skin, outfit } = look;
  const hair = hairOf(look);
  const face = drawFace({
    feeling,
    ink: look.ink,
    ground: skin.base,
    blush: skin.blush,
    gap: 23,
    eye: 1.06,
    mouthY: 27,
    mouth: 1,
    brows: look.hairStyle === "hijab" ? dim(look.ink, 0.05) : dim(look.hair, 0.25),
  });
  const covered = look.hairStyle === "hijab";
  const marks: Mark[] = [];
  if (!covered)
    marks.push(
      disc(-57, 8, 12, skin.base),
      disc(57, 8, 12, skin.base),
      disc(-57, 9, 6, skin.line, { opacity: 0.35 }),
      disc(57, 9, 6, skin.line, { opacity: 0.35 }),
    );
  marks.push(
    el("path", {
      d: "M-58 -4C-58 -38 -34 -56 0 -56C34 -56 58 -38 58 -4C58 34 34 54 2 54C-32 54 -58 34 -58 -4Z",
      fill: skin.base,
    }),
    shape(
      "M-58 -4C-58 34 -32 54 2 54C14 54 25 51 33 46C2 48 -34 34 -44 -10C-46 -24 -44 -34 -40 -42C-52 -32 -58 -20 -58 -4Z",
      skin.line,
      { opacity: 0.16 },
    ),
  );
  marks.push(group([...face, stroke("M-4 13Q2 18 6 13", skin.line, 3.4)], { x: 5, y: 0 }));
  if (look.features !== undefined) marks.push(...look.features);
  if (look.glasses) {
    const rim = { stroke: "#5b3a3a", "stroke-width": 3.6 };
    marks.push(
      disc(-19, 1, 17, "#ffffff", { "fill-opacity": 0.16, ...rim }),
      disc(29, 1, 17, "#ffffff", { "fill-opacity": 0.16, ...rim }),
      stroke("M-2 -1Q5 -5 12 -1M-36 -2L-54 -5M46 -2L55 -4", "#5b3a3a", 3.6),
    );
  }
  marks.push(...hair.front, ...outfit.hat);
  return marks;
}

/** Around the point between the feet, looking right. The held thing stands at the hands. */
export function drawPerson(
  look: PersonLook,
  stance: Stance,
  { feeling, held }: { feeling: Feeling; held: Held | null },
): Mark[] {
  const { outfit } = look;
  const headScale = look.head;
  const drop = 88 - stance.hips;
  const upper = (marks: Mark[]): Mark =>
    group([group(marks, { y: 88 })], { y: drop - 88, turn: stance.lean });
  const onNeck = (marks: Mark[]): Mark =>
    group([group(marks, { y: -52 * headScale, scale: headScale })], {
      y: -168,
      turn: stance.head - stance.lean * 0.6,
    });
  const head = onNeck(headOf(look, feeling));
  const front = arm(look, stance, 1);
  const back = arm(look, stance, 0);
  const heldMarks: Mark[] = [];
  if (held !== null) heldMarks.push(group(held.marks, gripPoint(stance, held.grip)));
  const body = [
    upper([
      ...capeOf(look, stance),
      ...outfit.back,
      ...(stance.together ? [] : back),
      onNeck([...outfit.halo, ...hairOf(look).back]),
    ]),
    ...leg(look, stance, 0),
    ...leg(look, stance, 1),
    upper([edge(TORSO, 3), shape(TORSO, outfit.top), oval([0, -168], [17, 10], look.skin.line)]),
    ...(outfit.skirt === null ? [] : skirtOf(look, stance)),
    upper([
      ...outfit.chest,
      shape("M-36 -146L-32 -92Q-31 -80 -18 -80L-12 -80Q-22 -110 -22 -166Q-36 -162 -36 -146Z", "#2b2456", {
        opacity: 0.1,
      }),
      ...outfit.collar,
      head,
      ...(stance.together ? back : []),
      ...front,
      ...heldMarks,
      ...(held === null ? [] : grasp(look, stance, held.grip)),
    ]),
  ];
  if (stance.turn === 0 && stance.lifted === 0) return body;
  return [group([group(body, { y: 100 })], { y: -stance.lifted - 100, turn: stance.turn })];
}

/** The hands once more, over what they hold. */
function grasp({ outfit, skin }: PersonLook, stance: Stance, grip: Held["grip"]): Mark[] {
  const ends = ([0, 1] as const).map(
    (which) => bendLimb(SHOULDERS[which], stance.hands[which], ARM, stance.elbows[which]).end,
  );
  return ends.slice(grip === "hand" ? 1 : 0).map(([x, y]) => disc(x, y, 12.5, outfit.glove ?? skin.base));
}

function gripPoint(stance: Stance, grip: Held["grip"]): { x: number; y: number } {
  const front = bendLimb(SHOULDERS[1], stance.hands[1], ARM, stance.elbows[1]).end;
  if (grip === "hand") return { x: front[0], y: front[1] };
  const back = bendLimb(SHOULDERS[0], stance.hands[0], ARM, stance.elbows[0]).end;
  return { x: (front[0] + back[0]) / 2, y: (front[1] + back[1]) / 2 };
}
