import type { Colour } from "@/lib/shared/colours";
import type { HairStyle } from "@/lib/shared/story";
import type { Worn } from "@/lib/shared/worn";
import { describedLook } from "@/lib/features/drawing/classic/characters/kin";
import { COLOUR_PAINTS, recolour } from "@/lib/features/drawing/classic/paper/recolour";
import { lift } from "@/lib/features/drawing/classic/paper/colour";
import { disc, group, shape, stroke, type Mark } from "@/lib/features/drawing/classic/paper/markup";
import type { Outfit } from "@/lib/features/drawing/classic/people/clothes";
import { EYE_INK, HAIR, inLight, SKIN } from "@/lib/features/drawing/classic/people/complexion";
import { plainClothes } from "@/lib/features/drawing/classic/people/outfit";
import { drawPerson } from "@/lib/features/drawing/classic/people/person";
import { standingIn } from "@/lib/features/drawing/classic/people/stance";
import { characterThing, type OwnThings } from "@/lib/features/drawing/classic/things/own/own";

/** How somebody is dressed by what they do. */
export type Build = {
  main: string;
  second?: string;
  hat?: Mark[];
  /** A skirt down to here: 0 to 1. */
  skirt?: number;
  apron?: string;
  tall?: number;
  hair?: HairStyle;
  skin?: string;
  back?: Mark[];
  chest?: Mark[];
  beard?: string;
  cape?: string;
};

export const GOLD = "#f4c04f";
export const STEEL = "#b9bfcb";
export const WHITE = "#f6f2ea";
export const apronOf = (colour: string): Mark[] => [
  shape("M-20 -150L20 -150L30 -110L32 -84L-32 -84L-30 -110Z", colour),
  stroke("M-18 -150L-22 -168M18 -150L22 -168", colour, 6),
];
const beardOf = (colour: string): Mark[] => [
  shape(
    "M-52 12C-54 52 -26 84 6 90C36 84 58 52 56 12C46 28 36 22 24 24C12 16 -4 16 -16 24C-30 22 -42 26 -52 12ZM-12 32Q4 26 22 32Q14 42 4 42Q-6 42 -12 32Z",
    colour,
    { "fill-rule": "evenodd" },
  ),
];
export const wings = (colour: string): Mark[] => [
  shape(
    "M-8 -140C-60 -220 -130 -210 -120 -150C-116 -110 -60 -110 -8 -130ZM-8 -126C-70 -110 -96 -60 -66 -46C-40 -40 -16 -80 -8 -118Z",
    colour,
    { opacity: 0.85 },
  ),
  shape(
    "M8 -140C60 -220 130 -210 120 -150C116 -110 60 -110 8 -130ZM8 -126C70 -110 96 -60 66 -46C40 -40 16 -80 8 -118Z",
    colour,
    { opacity: 0.85 },
  ),
];
export const buttons = (colour: string): Mark[] => [-146, -126, -106].map((y) => disc(0, y, 4, colour));
function outfitOf({ main, second = "#4a4f6b", hat, skirt, apron, back, chest, cape }: Build): Outfit {
  return plainClothes(
    { main, accent: lift(main, 0.5), second, shoe: "#4c3a3a" },
    {
      hat: hat ?? [],
      back: back ?? [],
      cape: cape ?? null,
      chest: [...(chest ?? []), ...(apron ? apronOf(apron) : [])],
      skirt: skirt === undefined ? null : { colour: main, trim: lift(main, 0.4), reach: skirt, flare: 18 },
    },
  );
}

const GROWN: readonly HairStyle[] = ["short", "bun", "bob", "curly", "afro"];

const HALF_OF_A_CHILD = 60;
/** With hair, and a hat. */
const OF_A_CHILD = 350;

/** In the colours that an order has for what they wear: armor with its helmet, and a dress with its skirt. */
function inOrdered(build: Build, { clothes, armor, cape, hat }: Worn): Build {
  const main = paintOf(armor ?? clothes);
  const hatPaint = paintOf(hat ?? armor);
  const capePaint = paintOf(cape);
  return {
    ...build,
    ...(main && { main }),
    ...(main && build.second === build.main && { second: main }),
    ...(capePaint && { cape: capePaint }),
    ...(hatPaint && build.hat && { hat: recolour(build.hat, hatPaint, false) }),
  };
}

const paintOf = (colour: Colour | undefined): string | undefined => colour && COLOUR_PAINTS[colour];

/** Held before the body; on the chest of a knight there is one as well. */
const shieldOf = (paint: string): Mark[] => [
  shape("M-34 -44L34 -44L34 -2Q30 34 0 50Q-30 34 -34 -2Z", lift(paint, 0.45)),
  shape("M-26 -37L26 -37L26 -3Q22 26 0 40Q-22 26 -26 -3Z", paint),
  stroke("M0 -34L0 34M-23 -10L23 -10", GOLD, 6),
];

/** Somebody by what they do: skin and hair by the name that the story gives them. */
const person = (noun: string, build: Build) => {
  const { tall = 1.34, hair, skin, beard } = build;
  return characterThing(
    (b, feeling, who) => {
      const { chance } = who;
      const tones = Object.values(SKIN);
      const tone = tones[Math.floor(chance.next() * tones.length)] ?? SKIN.tan;
      const own = describedLook(who);
      const some = beard ?? chance.pick([HAIR.black, HAIR["dark-brown"], HAIR.auburn]);
      const { worn = {} } = who;
      const look = {
        skin: skin === undefined ? tone : { base: skin, blush: "#c8705f", line: "#4f5a3a" },
        hair: own.hair ?? some,
        hairStyle: hair ?? chance.pick(["short", ...GROWN]),
        glasses: false,
        outfit: outfitOf(inOrdered(build, worn)),
        ink: EYE_INK,
        head: tall > 1.1 ? 0.8 : 1,
        ...(beard ? { features: beardOf(own.hair ?? beard) } : {}),
      };
      const marks = drawPerson(inLight(b, look), standingIn(feeling), { feeling, held: null });
      const shield = worn.shield ? [group(shieldOf(COLOUR_PAINTS[worn.shield]), { x: 46, y: -104 })] : [];
      return [group([...marks, ...shield], { scale: tall })];
    },
    { scale: 1, half: Math.max(74, HALF_OF_A_CHILD * tall), height: OF_A_CHILD * tall },
    noun,
  );
};

/** Everybody of a list, by what they are called. */
export const peopleOf = (builds: Readonly<Record<string, Build>>): OwnThings =>
  Object.fromEntries(Object.entries(builds).map(([noun, build]) => [noun, person(noun, build)]));
