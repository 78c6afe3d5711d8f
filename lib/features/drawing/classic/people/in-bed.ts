import type { Feeling, Place, Pose, Scene } from "@/lib/shared/story";
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

/** Rooms that have a bed. */
const ROOMS: ReadonlySet<Place> = new Set(["bedroom", "hospital-room"]);
/** What can be done sitting up in bed. */
const SITTING_UP: ReadonlySet<Pose> = new Set([
  "sitting",
  "thinking",
  "holding",
  "reading",
  "hugging",
  "pointing",
  "reaching",
  "waving",
]);
/** What the caption says of the hero, up to whoever else it tells of. */
const OF_HERO = /\{hero\}(?:(?!, | who | while | where | and \{|;)[^.])*/u;
const IN_BED = /\bin (?:\S+ ){0,3}beds?\b|\bon (?:the|a|\{their\}|his|her|their)(?: new| own)? bed\b/u;
const BESIDE_BED =
  /\b(?:beside|by|under|near|edge of|at) (?:the|a|\{their\}|his|her|their)(?: new| own)? bed\b/u;
const LIES = /\{hero\} (?:lies|sits up)\b/u;

/** Whether the hero of a scene lies or sits in a bed. */
export function isInBed({ place, hero, happening }: Scene): boolean {
  if (!ROOMS.has(place)) return false;
  if (hero.pose === "sleeping") return true;
  const [said = ""] = OF_HERO.exec(happening) ?? [];
  if (!SITTING_UP.has(hero.pose) || BESIDE_BED.test(said)) return false;
  return IN_BED.test(said) || LIES.test(said);
}

/** Half of its length. */
export const HALF_BED = 236;
/** How high the mattress is. */
const HEIGHT = 74;

function bedstead(b: Brush): { behind: Mark[]; front: Mark[] } {
  const wood = b.tone("#a06c48");
  return {
    behind: [
      box([-246, -214], [26, 214], wood, { rx: 10 }),
      disc(-233, -216, 17, wood),
      box([-222, -190], [20, 130], dim(wood, 0.12), { rx: 8 }),
      box([-226, -HEIGHT - 14], [452, 30], b.tone("#fff3e0"), { rx: 12 }),
    ],
    front: [
      box([-238, -60], [474, 36], wood, { rx: 8 }),
      stroke("M-220 -48L216 -48", lift(wood, 0.16), 5),
      box([214, -132], [24, 132], wood, { rx: 10 }),
      disc(226, -134, 15, wood),
    ],
  };
}

/** The hero lies in a bed, the head on its pillow. */
export function drawAsleepInBed(b: Brush, look: PersonLook, day: PersonLook): Mark[] {
  const { behind, front } = bedstead(b);
  return [...behind, group(drawSleeper(look, day), { y: -HEIGHT }), ...front];
}

type Doing = { pose: Pose; feeling: Feeling; held: Held | null };

/** The hero sits up in a bed, the legs under its blanket. */
export function drawSittingInBed(
  b: Brush,
  { look, day }: { look: PersonLook; day: PersonLook },
  { pose, feeling, held }: Doing,
): Mark[] {
  const { behind, front } = bedstead(b);
  const sitting = stanceOf("sitting");
  const { hands, elbows, together, head } = stanceOf(pose);
  const stance = pose === "sitting" ? sitting : { ...sitting, hands, elbows, together, head };
  const blanket = day.outfit.skirt?.colour ?? day.outfit.top;
  return [
    ...behind,
    oval([-172, -HEIGHT - 62], [40, 66], "#fff6e6"),
    oval([-168, -HEIGHT - 60], [30, 54], "#f3e4cb", { opacity: 0.6 }),
    group(drawPerson(look, stance, { feeling, held }), { x: -104, y: -HEIGHT }),
    shape(
      "M-150 -62C-152 -100 -128 -120 -92 -116C-66 -130 -34 -126 -4 -112C60 -104 140 -104 214 -98L216 -58Q20 -46 -150 -62Z",
      blanket,
    ),
    shape(
      "M-150 -62C-152 -100 -128 -120 -92 -116L-72 -121C-108 -112 -122 -94 -122 -58Z",
      lift(day.outfit.scarf, 0.35),
    ),
    stroke("M-30 -110Q-44 -84 -38 -58M50 -104Q40 -80 44 -56M136 -102Q126 -80 132 -56", dim(blanket, 0.16), 5),
    ...front,
  ];
}
