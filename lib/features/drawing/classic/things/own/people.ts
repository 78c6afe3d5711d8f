import type { HairStyle } from "@/lib/shared/story";
import { lift } from "@/lib/features/drawing/classic/paper/colour";
import {
  box,
  disc,
  group,
  oval,
  shape,
  stroke,
  type Mark,
} from "@/lib/features/drawing/classic/paper/markup";
import type { Outfit } from "@/lib/features/drawing/classic/people/clothes";
import { EYE_INK, HAIR, inLight, SKIN } from "@/lib/features/drawing/classic/people/complexion";
import { plainClothes } from "@/lib/features/drawing/classic/people/outfit";
import { drawPerson } from "@/lib/features/drawing/classic/people/person";
import { standingIn } from "@/lib/features/drawing/classic/people/stance";
import { characterThing, type OwnThings } from "./own";
import * as hats from "./hats";

type Build = {
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

const GOLD = "#f4c04f";
const STEEL = "#b9bfcb";
const WHITE = "#f6f2ea";
const apronOf = (colour: string): Mark[] => [
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
const wings = (colour: string): Mark[] => [
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
const buttons = (colour: string): Mark[] => [-146, -126, -106].map((y) => disc(0, y, 4, colour));
const stethoscope: Mark[] = [
  stroke("M-18 -164Q-18 -124 0 -124Q18 -124 18 -164M0 -124L6 -104", "#4c4a5c", 4),
  disc(6, -100, 7, STEEL),
];

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

/** Somebody by what they do: skin and hair by the name that the story gives them. */
const person = (noun: string, build: Build) => {
  const { tall = 1.34, hair, skin, beard } = build;
  return characterThing(
    (b, feeling, who) => {
      const { chance } = who;
      const tones = Object.values(SKIN);
      const tone = tones[Math.floor(chance.next() * tones.length)] ?? SKIN.tan;
      const look = {
        skin: skin === undefined ? tone : { base: skin, blush: "#c8705f", line: "#4f5a3a" },
        hair: beard ?? chance.pick([HAIR.black, HAIR["dark-brown"], HAIR.auburn]),
        hairStyle: hair ?? chance.pick(["short", ...GROWN]),
        glasses: false,
        outfit: outfitOf(build),
        ink: EYE_INK,
        head: tall > 1.1 ? 0.8 : 1,
        ...(beard ? { features: beardOf(beard) } : {}),
      };
      const marks = drawPerson(inLight(b, look), standingIn(feeling), { feeling, held: null });
      return [group(marks, { scale: tall })];
    },
    { scale: 1, half: Math.max(74, HALF_OF_A_CHILD * tall), height: OF_A_CHILD * tall },
    noun,
  );
};

const BUILDS: Record<string, Build> = {
  builder: {
    main: "#f08a3c",
    second: "#3f5f8c",
    hat: hats.helmet("#f4c04f", WHITE),
    chest: [stroke("M-32 -120L32 -120", "#f6f0a0", 9)],
  },
  firefighter: {
    main: "#c8453f",
    second: "#3a3a4c",
    hat: hats.helmet("#c8453f", GOLD),
    chest: [stroke("M-32 -124L32 -124M-32 -100L32 -100", "#f6e27a", 7)],
  },
  "police-officer": {
    main: "#3f5f9c",
    second: "#2f3a5c",
    hat: hats.peakedCap("#3f5f9c", GOLD),
    chest: [disc(-16, -140, 6, GOLD), ...buttons(GOLD)],
  },
  chef: {
    main: WHITE,
    second: "#5a5f73",
    hat: hats.chefsHat(WHITE, GOLD),
    chest: buttons("#8a8f9f"),
    apron: "#e9e4d8",
  },
  baker: { main: "#dfc9a2", second: "#7a5a45", hat: hats.chefsHat(WHITE, GOLD), apron: WHITE },
  waiter: {
    main: WHITE,
    second: "#2f2a3c",
    chest: [shape("M-12 -160L12 -150L12 -166L-12 -150Z", "#2f2a3c")],
    apron: "#2f2a3c",
  },
  doctor: { main: WHITE, second: "#4c7fa8", chest: stethoscope },
  nurse: {
    main: "#8fc0d8",
    second: "#4c7fa8",
    hat: hats.nursesCap(WHITE, "#d24f40"),
    chest: [box([8, -146], [16, 12], WHITE)],
  },
  dentist: {
    main: "#a9d8d0",
    second: "#4c8f8a",
    chest: [shape("M-14 -140Q0 -152 14 -140L10 -116L4 -128L-4 -128L-10 -116Z", WHITE)],
  },
  vet: { main: "#7fb38a", second: "#4c6f5a", chest: stethoscope },
  teacher: { main: "#8868b8", second: "#4a4f86", skirt: 0.55, hair: "bun" },
  scientist: { main: WHITE, second: "#5a5f73", chest: [box([8, -146], [16, 14], "#8fc0d8")] },
  farmer: {
    main: "#d2694a",
    second: "#4c6f9c",
    hat: hats.brimmedHat("#e2bd6a", "#b5633d"),
    chest: apronOf("#4c6f9c"),
  },
  gardener: {
    main: "#8fb36a",
    second: "#6b5a4a",
    hat: hats.brimmedHat("#e6cf8a", "#6f9a5a"),
    apron: "#5f8a4a",
  },
  beekeeper: {
    main: WHITE,
    second: "#d9d2c0",
    hat: [...hats.brimmedHat("#f0e3b8", "#d9b25a"), oval([0, 6], [74, 66], "#5a5a4a", { opacity: 0.16 })],
  },
  sailor: {
    main: WHITE,
    second: "#33548c",
    hat: hats.peakedCap(WHITE, "#33548c"),
    chest: [shape("M-28 -166L0 -130L28 -166L18 -166L0 -146L-18 -166Z", "#33548c")],
  },
  captain: { main: "#33548c", second: "#2f3a5c", hat: hats.peakedCap(WHITE, GOLD), chest: buttons(GOLD) },
  pilot: { main: "#33405f", second: "#2f3a5c", hat: hats.peakedCap("#33405f", GOLD), chest: buttons(GOLD) },
  conductor: {
    main: "#38456f",
    second: "#2f3a5c",
    hat: hats.peakedCap("#38456f", "#d24f40"),
    chest: buttons(GOLD),
  },
  "bus-driver": { main: "#5f8fb0", second: "#33405f", hat: hats.peakedCap("#33405f", GOLD) },
  "mail-carrier": {
    main: "#4c7fb8",
    second: "#33405f",
    hat: hats.peakedCap("#4c7fb8", WHITE),
    chest: [stroke("M-30 -160L28 -92", "#8b5c3b", 8)],
  },
  librarian: { main: "#7a8f5a", second: "#5a4a5c", skirt: 0.6, hair: "bob" },
  coach: {
    main: "#4c93c4",
    second: "#33405f",
    hat: hats.woollyHat("#4c93c4", WHITE),
    chest: [stroke("M-14 -164L0 -132L14 -164", "#d24f40", 3), disc(0, -128, 6, STEEL)],
  },
  artist: { main: "#c98fb0", second: "#4a4f6b", hat: hats.beret("#b4436c", WHITE), apron: "#efe3d0" },
  singer: { main: "#b4436c", second: "#463a78", skirt: 0.8, hair: "long" },
  dancer: { main: "#eda5b8", second: "#eda5b8", skirt: 0.35, hair: "bun" },
  ballerina: {
    main: "#f3a9c4",
    second: "#f6d3dc",
    skirt: 0.28,
    hair: "bun",
    tall: 1.1,
    hat: hats.bow("#f6d3dc", WHITE),
  },
  "ballet-dancer": { main: "#f3a9c4", second: "#f6d3dc", skirt: 0.28, hair: "bun", tall: 1.1 },
  clown: {
    main: "#4fb0a8",
    second: "#e2674f",
    hat: hats.topHat("#8868b8", GOLD),
    chest: [disc(0, -142, 8, "#e2674f"), disc(0, -112, 8, GOLD)],
  },
  magician: { main: "#2f2a4c", second: "#2f2a3c", hat: hats.topHat("#2f2a4c", "#c8453f"), cape: "#8a2f4c" },
  detective: {
    main: "#b58f5f",
    second: "#5a4a3a",
    hat: hats.brimmedHat("#8f6f4a", "#4a3a30"),
    chest: buttons("#5a4a3a"),
  },
  explorer: { main: "#c9a86a", second: "#7a6a45", hat: hats.brimmedHat("#d9be86", "#7a5a3a") },
  fisherman: { main: "#f1c545", second: "#4a6f6b", hat: hats.brimmedHat("#f1c545", "#c99a2a") },
  soldier: {
    main: "#6f8a5a",
    second: "#5a6f4a",
    hat: hats.beret("#4c6f4a", WHITE),
    chest: buttons("#4c5f3a"),
  },
  mechanic: { main: "#4c6f9c", second: "#4c6f9c", hat: hats.peakedCap("#4c6f9c", "#d24f40") },
  superhero: {
    main: "#4c7fc4",
    second: "#33548c",
    cape: "#d24f40",
    chest: [shape("M0 -150L16 -140L12 -114L0 -106L-12 -114L-16 -140Z", GOLD)],
  },
  pirate: {
    main: "#c8453f",
    second: "#3a3a4c",
    hat: hats.pirateHat("#2f2a3c", GOLD),
    chest: [stroke("M-33 -132L33 -132M-33 -112L33 -112", WHITE, 8)],
  },
  viking: {
    main: "#8a6a45",
    second: "#5a4a3f",
    hat: hats.knightsHelmet(STEEL, "#d9b98a"),
    beard: "#b5723f",
    cape: "#6f8a8f",
  },
  "crossing-guard": {
    main: "#dbe04a",
    second: "#33405f",
    hat: hats.peakedCap("#f1a03a", WHITE),
    chest: [stroke("M-34 -128L34 -128M-34 -106L34 -106", "#f6f2ea", 8)],
  },
  ninja: { main: "#34324c", second: "#2a2840", hat: hats.headband("#34324c", WHITE), tall: 1.1 },
  knight: {
    main: STEEL,
    second: "#7f8799",
    hat: hats.knightsHelmet(STEEL, "#c8453f"),
    chest: [
      shape("M-18 -152L18 -152L14 -112L0 -100L-14 -112Z", "#4c7fb8"),
      stroke("M0 -148L0 -106M-14 -132L14 -132", GOLD, 5),
    ],
    tall: 1.24,
  },
  king: {
    main: "#9c3a5c",
    second: "#5a3a6b",
    hat: hats.crownOf(GOLD, "#c8453f"),
    cape: "#c8453f",
    beard: "#a9a3a8",
  },
  queen: {
    main: "#5a4a94",
    second: "#5a4a94",
    hat: hats.crownOf(GOLD, "#4c93c4"),
    skirt: 0.92,
    hair: "long",
  },
  prince: {
    main: "#4c7fb8",
    second: "#e9dcc0",
    hat: hats.crownOf(GOLD, "#4c93c4"),
    cape: "#7f3a6b",
    tall: 1.06,
    hair: "short",
  },
  princess: {
    main: "#d98fb8",
    second: "#d98fb8",
    hat: hats.crownOf(GOLD, "#b4436c"),
    skirt: 0.9,
    tall: 1.04,
    hair: "long",
  },
  fairy: {
    main: "#8fc48a",
    second: "#8fc48a",
    skirt: 0.45,
    back: wings("#d8ecf6"),
    tall: 0.7,
    hair: "bun",
    hat: hats.bow("#f3d36a", WHITE),
  },
  "tooth-fairy": {
    main: "#a9c4ea",
    second: "#a9c4ea",
    skirt: 0.45,
    back: wings("#f3e9fb"),
    tall: 0.7,
    hair: "bun",
    hat: hats.crownOf(GOLD, "#a9c4ea"),
  },
  angel: { main: WHITE, second: WHITE, skirt: 0.9, back: wings(WHITE), tall: 0.9, hair: "curly" },
  elf: {
    main: "#5f9a5a",
    second: "#8a4a3a",
    hat: hats.santasHat("#5f9a5a", "#d24f40"),
    tall: 0.74,
    hair: "short",
  },
  gnome: {
    main: "#4c7fb8",
    second: "#6b4a3a",
    hat: hats.wizardsHat("#c8453f", "#f1bd4a"),
    tall: 0.62,
    beard: "#ece8e4",
    hair: "short",
  },
  dwarf: {
    main: "#8a6a4a",
    second: "#5a4a3a",
    hat: hats.helmet("#9a8f8a", GOLD),
    tall: 0.74,
    beard: "#93442c",
    hair: "short",
  },
  santa: {
    main: "#c8453f",
    second: "#c8453f",
    hat: hats.santasHat("#c8453f", WHITE),
    beard: "#f3efe8",
    hair: "short",
    chest: [stroke("M0 -164L0 -92", WHITE, 9), stroke("M-32 -96Q0 -88 32 -96", "#3a2f3a", 9)],
  },
  witch: {
    main: "#5a4a7a",
    second: "#463a5c",
    hat: hats.wizardsHat("#463a5c", "#8fb36a"),
    skirt: 0.9,
    hair: "long",
  },
  genie: {
    main: "#6f8fd0",
    second: "#8868b8",
    hat: hats.brimmedHat("#f1bd4a", "#d24f40"),
    skin: "#8fb8e2",
    hair: "short",
  },
  baby: { main: "#a9c4ea", second: "#a9c4ea", tall: 0.56, hair: "short", chest: apronOf("#fff6e4") },
  giant: {
    main: "#c98a4a",
    second: "#6b7a4a",
    tall: 1.9,
    beard: "#7a4a2f",
    hair: "short",
    chest: apronOf("#8a5f3a"),
  },
  ogre: {
    main: "#8a6a4a",
    second: "#5a4a3a",
    skin: "#9ab86a",
    tall: 1.5,
    hair: "short",
    hat: hats.horns("#e9dcc0", WHITE),
  },
  troll: { main: "#7a6a5a", second: "#5a4f45", skin: "#8fae8a", tall: 1.2, hair: "afro" },
  goblin: {
    main: "#6b5a7a",
    second: "#4a3f5a",
    skin: "#9ac46a",
    tall: 0.84,
    hair: "short",
    hat: hats.woollyHat("#8a4a5a", "#e2a465"),
  },
  vampire: { main: "#34324c", second: "#2f2a3c", cape: "#8a2f4c", skin: "#e6e0ea", hair: "short" },
  "snow-queen": {
    main: "#a9d0ea",
    second: "#a9d0ea",
    hat: hats.crownOf("#e6f3fb", "#4c93c4"),
    skirt: 0.92,
    hair: "long",
  },
};

export const PEOPLE: OwnThings = Object.fromEntries(
  Object.entries(BUILDS).map(([noun, build]) => [noun, person(noun, build)]),
);
