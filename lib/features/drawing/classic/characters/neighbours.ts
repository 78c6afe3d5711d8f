import { SKIN_TONES, type Feeling, type HairColour, type HairStyle } from "@/lib/shared/story";
import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { group, oval, shape, stroke, type Mark } from "@/lib/features/drawing/classic/paper/markup";
import { dressFor } from "@/lib/features/drawing/classic/people/dress-for";
import {
  EYE_INK,
  HAIR,
  inLight,
  plausiblePaint,
  SKIN,
} from "@/lib/features/drawing/classic/people/complexion";
import { dressAs } from "@/lib/features/drawing/classic/people/costume";
import type { Outfit, Palette } from "@/lib/features/drawing/classic/people/clothes";
import { knitted, PALETTES, plainClothes, pointedHat } from "@/lib/features/drawing/classic/people/outfit";
import { drawInBasket } from "@/lib/features/drawing/classic/people/in-basket";
import { drawAbed } from "@/lib/features/drawing/classic/people/in-bed";
import { drawPerson, type PersonLook } from "@/lib/features/drawing/classic/people/person";
import { sittingIn, stanceOf, standingIn, type Stance } from "@/lib/features/drawing/classic/people/stance";
import type { CharacterDrawing, Somebody } from "./draw-character";
import { describedLook, familyLook } from "./kin";

type Neighbour = {
  look: Partial<PersonLook>;
  outfit: Outfit;
  hairStyle: HairStyle;
  scale: number;
  stance?: Partial<Stance>;
  isGrown?: boolean;
  inCostume?: boolean;
};

const heroPalette = ({ beside }: Somebody): number => Math.abs(Math.trunc(beside.outfit)) % PALETTES.length;

/** A friend doesn't wear the hero's colours. */
function palette(wanted: number, instead = wanted, who?: Somebody): Palette {
  return PALETTES[who && heroPalette(who) === wanted ? instead : wanted] ?? PALETTES[0];
}

/** Hair that tells a friend from the hero. */
function friendsHair({ chance, beside }: Somebody, colours: readonly HairColour[]): string {
  const [first = "black", ...others] = colours.filter((colour) => colour !== beside.hairColour);
  return HAIR[chance.pick([first, ...others])];
}

const HOW_SEATED = { chair: () => stanceOf("sitting"), ground: sittingIn } as const;

/** Somebody beside the hero: skin and hair are theirs throughout the book, and a family's run in the family. */
function draw(
  b: Brush,
  { chance, occasion = null, isKin, sitsOn, isNewborn = false, abed }: Somebody,
  feeling: Feeling,
  { look, outfit, hairStyle, scale, stance, ...wearer }: Neighbour,
): Mark[] {
  const tone = SKIN_TONES[Math.floor(chance.next() * SKIN_TONES.length)] ?? "tan";
  const { hair = HAIR["dark-brown"], ...described } = look;
  const plain: PersonLook = {
    skin: SKIN[tone],
    // What runs in a family, or was said of somebody, is as it is.
    hair: isKin || look.skin ? hair : plausiblePaint(tone, hair),
    hairStyle,
    glasses: false,
    outfit,
    ink: EYE_INK,
    head: 1,
    ...described,
  };
  const { hairStyle: hairWorn } = plain;
  if (isNewborn) return drawInBasket(b, inLight(b, plain), feeling);
  if (abed) {
    const person = { ...plain, outfit: dressFor("bed", outfit, { hairStyle: hairWorn }) };
    return [drawAbed(inLight(b, person), abed, { feeling, scale })];
  }
  const person = { ...plain, outfit: dressFor(occasion, outfit, { hairStyle: hairWorn, ...wearer }) };
  const pose = sitsOn ? HOW_SEATED[sitsOn](feeling) : standingIn(feeling, stance);
  return [group(drawPerson(inLight(b, person), pose, { feeling, held: null }), { scale })];
}

const GLAD: ReadonlySet<Feeling> = new Set(["happy", "excited", "proud"]);
/** Who is glad waves, unless somebody is sad there. */
const waving = (feeling: Feeling, { isStill }: Somebody): Partial<Stance> =>
  GLAD.has(feeling) && !isStill ? WAVING : {};

const WAVING: Partial<Stance> = {
  hands: [
    [-52, -98],
    [78, -206],
  ],
  elbows: [1, 1],
};
const CLASPED: Partial<Stance> = {
  hands: [
    [6, -108],
    [26, -104],
  ],
  elbows: [1, -1],
  together: true,
};

const CHILD_HAIR_GIRL = ["bob", "braids", "curly", "ponytail"] as const;
const CHILD_HAIR_BOY = ["short", "curly", "afro", "short"] as const;

export const girl: CharacterDrawing = (b, feeling, who) => {
  const clothes = palette(4, 3, who);
  return draw(b, who, feeling, {
    outfit: plainClothes(clothes, {
      skirt: { colour: clothes.main, trim: clothes.accent, reach: 0.5, flare: 20 },
    }),
    hairStyle: who.chance.pick(CHILD_HAIR_GIRL),
    scale: 0.98,
    look: { hair: friendsHair(who, ["black", "brown", "auburn"]), ...familyLook(who, "girl") },
    stance: waving(feeling, who),
  });
};

export const boy: CharacterDrawing = (b, feeling, who) =>
  draw(b, who, feeling, {
    outfit: plainClothes(palette(1, 0, who), {
      chest: [stroke("M-33 -134Q0 -127 33 -134M-33 -114Q0 -107 33 -114", "#f6e3b4", 8)],
      forearm: null,
    }),
    hairStyle: who.chance.pick(CHILD_HAIR_BOY),
    scale: 1,
    look: { hair: friendsHair(who, ["black", "dark-brown", "blonde"]), ...familyLook(who, "boy") },
    stance: waving(feeling, who),
  });

const buttoned = (colour: string): Mark[] => [
  stroke("M0 -158L0 -84", dim(colour, 0.3), 3.5),
  ...[-140, -120, -100].map((y) => oval([6, y], [3.4, 3.4], lift(colour, 0.5))),
];

/** Clothes of women who aren't of the family. */
const WOMENS: readonly Outfit[] = [
  plainClothes(
    { main: "#3f8a83", accent: "#f6e3b4", second: "#5a4a46", shoe: "#3f3540" },
    { chest: buttoned("#3f8a83") },
  ),
  plainClothes(
    { main: "#d9973f", accent: "#fff1cf", second: "#6a4a3a", shoe: "#5b3a3a" },
    { skirt: { colour: "#7a5238", trim: "#e8c88a", reach: 0.55, flare: 20 } },
  ),
  plainClothes(
    { main: "#5f7fb8", accent: "#f3d9e0", second: "#3f4f7a", shoe: "#4c3a4a" },
    { skirt: { colour: "#5f7fb8", trim: "#dfe8f6", reach: 0.7, flare: 14 } },
  ),
  plainClothes(
    { main: "#8c5a86", accent: "#f1cfe0", second: "#3d4a66", shoe: "#6b4531" },
    { chest: buttoned("#8c5a86") },
  ),
];

/** And of men. */
const MENS: readonly Outfit[] = [
  plainClothes(
    { main: "#6f8f5a", accent: "#f1e4cb", second: "#6b5a4a", shoe: "#4c3a3a" },
    { chest: buttoned("#6f8f5a") },
  ),
  plainClothes(
    { main: "#b5603f", accent: "#f6e3b4", second: "#40506a", shoe: "#3f3540" },
    { chest: [stroke("M-33 -132Q0 -125 33 -132M-33 -112Q0 -105 33 -112", "#e2a465", 6)] },
  ),
  plainClothes(
    { main: "#7a7f96", accent: "#dfe4ee", second: "#4a4450", shoe: "#5b3a3a" },
    { chest: knitted("#4f5a7a") },
  ),
];

const ownClothes = (all: readonly Outfit[], { dressed }: Somebody): Outfit | undefined =>
  dressed === undefined ? undefined : all[dressed % all.length];

/** Hands at the sides, of every other woman who isn't of the family. */
const RELAXED: Partial<Stance> = {
  hands: [
    [-46, -84],
    [46, -84],
  ],
};

export const grownUpWoman: CharacterDrawing = (b, feeling, who) =>
  draw(b, who, feeling, {
    isGrown: true,
    outfit:
      ownClothes(WOMENS, who) ??
      plainClothes(palette(2), {
        skirt: { colour: "#463a78", trim: "#f7c65b", reach: 0.62, flare: 16 },
      }),
    hairStyle: who.chance.pick(["bun", "long", "bob", "hijab"]),
    scale: 1.36,
    look: {
      head: 0.78,
      hair: who.chance.pick([HAIR.black, HAIR.brown, HAIR.auburn]),
      ...familyLook(who, "woman"),
    },
    stance: (who.dressed ?? 0) % 3 === 1 ? RELAXED : CLASPED,
  });

export const grownUpMan: CharacterDrawing = (b, feeling, who) => {
  const family = familyLook(who, "man");
  const hair = family.hair ?? who.chance.pick([HAIR.black, HAIR["dark-brown"], HAIR.auburn]);
  const beard = [
    shape(
      "M-54 8C-54 44 -28 62 2 62C32 62 54 44 56 8C46 24 36 16 24 18C12 12 -4 12 -16 18C-30 16 -44 22 -54 8ZM-14 28Q4 20 24 28Q16 42 4 42Q-8 42 -14 28Z",
      hair,
      { "fill-rule": "evenodd" },
    ),
  ];
  return draw(b, who, feeling, {
    isGrown: true,
    outfit:
      ownClothes(MENS, who) ??
      plainClothes(palette(3), {
        chest: [
          stroke("M0 -158L0 -86", "#38456f", 3),
          stroke("M-33 -120Q0 -113 33 -120M-33 -138Q0 -131 33 -138", "#7fb2d6", 3),
        ],
        collar: [shape("M-20 -170L0 -154L20 -170L12 -148L0 -154L-12 -148Z", "#8fc0e0")],
      }),
    hairStyle: "short",
    scale: 1.4,
    look: { ...family, head: 0.78, hair, features: beard },
    stance: {
      hands: [
        [-50, -98],
        [54, -98],
      ],
    },
  });
};

export const grandmother: CharacterDrawing = (b, feeling, who) => {
  const shawl = "#b65f7e";
  const outfit = plainClothes(
    { main: "#6f86a8", accent: "#f3d9a8", second: "#4c5675", shoe: "#6b4531" },
    {
      skirt: { colour: "#6f86a8", trim: "#dfe4ee", reach: 0.75, flare: 16 },
      collar: [
        shape(
          "M-44 -160Q0 -140 44 -160Q50 -130 40 -112Q14 -124 0 -98Q-14 -124 -40 -112Q-50 -130 -44 -160Z",
          shawl,
        ),
        stroke("M-40 -113L-42 -104M-24 -116L-26 -107M24 -116L26 -107M40 -113L42 -104", dim(shawl, 0.2), 4),
      ],
    },
  );
  return draw(b, who, feeling, {
    isGrown: true,
    outfit,
    hairStyle: "bun",
    scale: 1.2,
    look: { skin: SKIN[who.beside.skin], head: 0.84, hair: "#c6c2ca", glasses: true, ...describedLook(who) },
    stance: CLASPED,
  });
};

export const grandfather: CharacterDrawing = (b, feeling, who) => {
  const described = describedLook(who);
  const white = described.hair ?? "#e9e5e2";
  const outfit = plainClothes(
    { main: "#f1e4cb", accent: "#f1bd4a", second: "#6b5a4a", shoe: "#4c3a3a" },
    {
      chest: knitted("#7a8f5a"),
      collar: [shape("M-16 -168L2 -158L-14 -148ZM18 -168L2 -158L16 -148Z", "#c8553f")],
    },
  );
  const features = [shape("M-20 22Q4 8 28 22Q32 32 20 30Q4 22 -12 30Q-24 32 -20 22Z", white)];
  const hairDrawing = {
    back: [oval([-56, -8], [17, 22], white), oval([58, -8], [17, 22], white)],
    front: [stroke("M-34 -48Q-6 -60 22 -54", white, 5, { opacity: 0.7 })],
  };
  return draw(b, who, feeling, {
    isGrown: true,
    outfit,
    hairStyle: "short",
    scale: 1.26,
    look: {
      ...{ skin: SKIN[who.beside.skin], head: 0.84, hair: white, glasses: true, features },
      ...(described.hair || described.hairStyle ? {} : { hairDrawing }),
      ...described,
    },
    stance: {
      hands: [
        [-50, -98],
        [54, -100],
      ],
    },
  });
};

export const astronaut: CharacterDrawing = (b, feeling, who) =>
  draw(b, who, feeling, {
    isGrown: true,
    inCostume: true,
    outfit: dressAs("space-explorer", palette(3)),
    hairStyle: who.chance.pick(["short", "bob", "curly"]),
    scale: 1.24,
    look: { head: 0.84 },
    stance: waving(feeling, who),
  });

export const wizard: CharacterDrawing = (b, feeling, who) => {
  const white = "#ece8e4";
  const robe = { main: "#5a4a94", accent: "#f4c75c", second: "#5a4a94", shoe: "#4c3a3a" };
  const outfit = plainClothes(robe, {
    wide: true,
    skirt: { colour: robe.main, trim: robe.accent, reach: 0.92, flare: 18 },
    chest: [stroke("M-31 -92Q0 -85 31 -92", robe.accent, 7)],
    hat: pointedHat(robe.main, robe.accent),
  });
  const beard = [
    shape(
      "M-52 12C-56 60 -26 118 6 126C36 116 60 60 56 12C46 28 36 22 24 24C12 16 -4 16 -16 24C-30 22 -42 26 -52 12ZM-12 32Q4 26 22 32Q14 42 4 42Q-6 42 -12 32Z",
      white,
      { "fill-rule": "evenodd" },
    ),
    stroke("M-20 66Q-12 92 0 104M26 64Q22 90 12 104", lift(dim(white, 0.2), 0.1), 3.5),
  ];
  return draw(b, who, feeling, {
    isGrown: true,
    inCostume: true,
    outfit,
    hairStyle: "bob",
    scale: 1.2,
    look: { head: 0.9, hair: white, features: beard },
    stance: {
      hands: [
        [-54, -100],
        [70, -150],
      ],
      elbows: [1, 1],
    },
  });
};
