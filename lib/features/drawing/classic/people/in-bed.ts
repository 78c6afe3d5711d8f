import type { Feeling, Pose } from "@/lib/shared/story";
import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import {
  box,
  disc,
  group,
  oval,
  shape,
  stroke,
  type Mark,
} from "@/lib/features/drawing/classic/paper/markup";
import { drawPerson, type Held, type PersonLook } from "./person";
import { drawSleeper } from "./sleeper";
import { stanceOf } from "./stance";
import type { Abed } from "./who-in-bed";

/** Half of its length. */
const HALF_BED = 236;
/** So much longer for each who shares it. */
const FOR_EACH = 92;

export const halfOfBed = (sharers: number): number => HALF_BED + (sharers * FOR_EACH) / 2;

/** How high the mattress is. */
const HEIGHT = 74;

function bedstead(b: Brush, longer: number): { behind: Mark[]; front: Mark[] } {
  const wood = b.tone("#a06c48");
  return {
    behind: [
      box([-246, -214], [26, 214], wood, { rx: 10 }),
      disc(-233, -216, 17, wood),
      box([-222, -190], [20, 130], dim(wood, 0.12), { rx: 8 }),
      box([-226, -HEIGHT - 14], [452 + longer, 30], b.tone("#fff3e0"), { rx: 12 }),
    ],
    front: [
      box([-238, -60], [474 + longer, 36], wood, { rx: 8 }),
      stroke(`M-220 -48L${216 + longer} -48`, lift(wood, 0.16), 5),
      box([214 + longer, -132], [24, 132], wood, { rx: 10 }),
      disc(226 + longer, -134, 15, wood),
    ],
  };
}

/** Who else is in the bed: people under its blanket, animals and toys on it. */
export type Beside = { under: readonly Mark[][]; upon: readonly Mark[][] };
const NOBODY: Beside = { under: [], upon: [] };

/** How far apart heads lie and people sit, and how much higher whoever lies farther back is seen. */
const APART = { lying: 100, sitting: 156 };
const FARTHER = 26;
const AT_THE_FOOT = 128;

const upon = (beside: Beside, from: number, height: number): Mark[] =>
  beside.upon.map((marks, index) => group(marks, { x: from + index * FOR_EACH, y: -HEIGHT - height }));

const centred = (marks: readonly Mark[], longer: number): Mark[] =>
  longer === 0 ? [...marks] : [group(marks, { x: -longer / 2 })];

/** They lie in a bed, their heads on its pillows; the first is nearest. */
export function drawAsleepInBed(b: Brush, first: readonly Mark[], beside: Beside = NOBODY): Mark[] {
  const { under } = beside;
  const longer = (under.length + beside.upon.length) * FOR_EACH;
  const { behind, front } = bedstead(b, longer);
  const near = under.length * APART.lying;
  const lying = [first, ...under].map((marks, index) =>
    group(marks, { x: near - index * APART.lying, y: -HEIGHT - index * FARTHER }),
  );
  const marks = [...behind, ...lying.toReversed(), ...upon(beside, near + AT_THE_FOOT, 46), ...front];
  return centred(marks, longer);
}

const SITS_AT = -104;

/** They sit up in a bed, their legs under its blanket, which has the colours of somebody's clothes. */
export function drawSittingInBed(
  b: Brush,
  first: readonly Mark[],
  { outfit }: Pick<PersonLook, "outfit">,
  beside: Beside = NOBODY,
): Mark[] {
  const { under } = beside;
  const longer = (under.length + beside.upon.length) * FOR_EACH;
  const { behind, front } = bedstead(b, longer);
  const blanket = outfit.skirt?.colour ?? outfit.top;
  const sitting = [first, ...under].map((marks, index) =>
    group(marks, { x: SITS_AT + index * APART.sitting, y: -HEIGHT }),
  );
  const marks = [
    ...behind,
    oval([-172, -HEIGHT - 62], [40, 66], "#fff6e6"),
    oval([-168, -HEIGHT - 60], [30, 54], "#f3e4cb", { opacity: 0.6 }),
    ...sitting,
    shape(
      `M-150 -62C-152 -100 -128 -120 -92 -116C-66 -130 -34 -126 -4 -112C60 -104 ${140 + longer} -104 ${214 + longer} -98L${216 + longer} -58Q20 -46 -150 -62Z`,
      blanket,
    ),
    shape(
      "M-150 -62C-152 -100 -128 -120 -92 -116L-72 -121C-108 -112 -122 -94 -122 -58Z",
      lift(outfit.scarf, 0.35),
    ),
    stroke("M-30 -110Q-44 -84 -38 -58M50 -104Q40 -80 44 -56M136 -102Q126 -80 132 -56", dim(blanket, 0.16), 5),
    ...upon(beside, SITS_AT + under.length * APART.sitting + AT_THE_FOOT, 24),
    ...front,
  ];
  return centred(marks, longer);
}

type Doing = { pose: Pose; feeling: Feeling; held: Held | null };

/** Somebody who sits up in a bed, doing something with their hands. */
export function drawSittingUp(look: PersonLook, { pose, feeling, held }: Doing): Mark[] {
  const sitting = stanceOf("sitting");
  const { hands, elbows, together, head } = stanceOf(pose);
  const stance = pose === "sitting" ? sitting : { ...sitting, hands, elbows, together, head };
  return drawPerson(look, stance, { feeling, held });
}

/** Somebody in a bed: asleep, where only the head shows how large they are, or sitting up. */
export const drawAbed = (
  look: PersonLook,
  how: Abed,
  { feeling, scale }: { feeling: Feeling; scale: number },
): Mark =>
  how === "asleep"
    ? group(drawSleeper(look), { scale: scale * look.head })
    : group(drawSittingUp(look, { pose: "sitting", feeling, held: null }), { scale });
