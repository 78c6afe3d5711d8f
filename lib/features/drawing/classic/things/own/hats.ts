import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { box, disc, oval, shape, stroke, type Mark } from "@/lib/features/drawing/classic/paper/markup";
import { pointedHat } from "@/lib/features/drawing/classic/people/outfit";

/** What somebody wears on the head, around the middle of the head. */
export type Hat = (colour: string, trim: string) => Mark[];

export const helmet: Hat = (colour, trim) => [
  shape("M-58 -34Q-58 -92 0 -92Q58 -92 58 -34Q0 -54 -58 -34Z", colour),
  shape("M-68 -32Q0 -62 70 -32Q66 -24 58 -26Q0 -48 -56 -26Q-64 -24 -68 -32Z", dim(colour, 0.2)),
  stroke("M0 -90L0 -56", lift(colour, 0.4), 9),
  disc(0, -62, 9, trim),
];

export const peakedCap: Hat = (colour, trim) => [
  shape("M-62 -58Q-50 -92 0 -92Q52 -92 62 -58Q0 -72 -62 -58Z", colour),
  shape("M-54 -60Q0 -74 54 -60L52 -40Q0 -56 -52 -40Z", dim(colour, 0.25)),
  shape("M-44 -44Q0 -60 48 -44Q28 -26 0 -34Q-24 -28 -44 -44Z", "#2f2a3c"),
  disc(0, -70, 8, trim),
];

export const chefsHat: Hat = (colour) => [
  shape(
    "M-46 -44Q-52 -72 -66 -84Q-78 -120 -38 -124Q-20 -150 0 -136Q24 -150 40 -124Q78 -120 66 -84Q54 -72 48 -44Q0 -60 -46 -44Z",
    colour,
  ),
  shape("M-48 -40Q0 -60 50 -40L52 -62Q0 -80 -51 -62Z", dim(colour, 0.08)),
  stroke("M-24 -112L-20 -80M4 -120L2 -82M30 -112L24 -80", dim(colour, 0.14), 4),
];

export const crownOf: Hat = (colour, trim) => [
  shape("M-44 -48L-50 -96L-26 -74L0 -106L26 -74L50 -96L44 -48Q0 -62 -44 -48Z", colour),
  stroke("M-43 -52Q0 -66 43 -52", dim(colour, 0.2), 6),
  disc(0, -72, 6, trim),
  disc(-28, -66, 4.5, lift(trim, 0.3)),
  disc(28, -66, 4.5, lift(trim, 0.3)),
];

export const knightsHelmet: Hat = (colour, trim) => [
  shape("M-66 6Q-74 -86 0 -90Q74 -86 66 6L48 12Q56 -46 0 -50Q-56 -46 -48 12Z", colour),
  shape("M-50 -42Q0 -74 50 -42Q56 -30 50 -24Q0 -50 -50 -24Q-56 -30 -50 -42Z", lift(colour, 0.35)),
  stroke("M0 -90Q-6 -124 -44 -126Q-22 -112 -20 -92", trim, 14),
];

export const pirateHat: Hat = (colour, trim) => [
  shape("M-82 -40Q-70 -66 -40 -70Q-20 -112 4 -112Q30 -112 44 -70Q72 -66 84 -40Q0 -66 -82 -40Z", colour),
  stroke("M-74 -46Q0 -70 76 -46", trim, 5),
  stroke("M2 -102L2 -74M-10 -94L14 -94M-16 -84Q2 -62 20 -84", "#f6efe0", 5),
];

export const headband: Hat = (colour) => [
  shape("M-66 4Q-76 -88 0 -92Q76 -88 66 4Q60 -24 46 -30Q0 -44 -46 -30Q-60 -24 -66 4Z", colour),
  shape("M-64 8Q0 34 66 8Q64 60 0 64Q-62 60 -64 8Z", colour),
  stroke("M-60 -40Q0 -58 60 -40", "#c8453f", 11),
];

export const brimmedHat: Hat = (colour, trim) => [
  shape("M-44 -50Q-42 -104 0 -102Q42 -104 44 -50Q0 -64 -44 -50Z", colour),
  shape("M-45 -50Q0 -68 45 -50L44 -66Q0 -82 -44 -66Z", trim),
  oval([0, -46], [88, 17], dim(colour, 0.08)),
  shape("M-48 -50Q0 -72 48 -50Q0 -58 -48 -50Z", colour),
];

export const topHat: Hat = (colour, trim) => [
  shape("M-42 -52L-48 -128Q0 -138 48 -128L42 -52Q0 -64 -42 -52Z", colour),
  shape("M-43 -56Q0 -68 43 -56L45 -76Q0 -88 -45 -76Z", trim),
  oval([0, -50], [70, 13], colour),
];

export const nursesCap: Hat = (colour, trim) => [
  shape("M-36 -60Q-44 -96 0 -98Q44 -96 36 -60Q0 -72 -36 -60Z", colour),
  box([-4, -92], [8, 24], trim),
  box([-12, -84], [24, 8], trim),
];

export const beret: Hat = (colour) => [
  oval([-6, -68], [66, 24], colour),
  stroke("M-48 -52Q0 -66 46 -52", dim(colour, 0.2), 9),
  stroke("M-6 -90L-2 -100", dim(colour, 0.2), 6),
];

export const woollyHat: Hat = (colour, trim) => [
  shape("M-58 -36Q-60 -96 0 -98Q60 -96 58 -36Q0 -56 -58 -36Z", colour),
  stroke("M-56 -36Q0 -58 56 -36", trim, 18),
  disc(0, -102, 17, trim),
];

export const santasHat: Hat = (colour, trim) => [
  shape("M-56 -38Q-52 -104 10 -112Q70 -112 78 -52Q60 -84 40 -84Q56 -60 56 -38Q0 -56 -56 -38Z", colour),
  stroke("M-56 -36Q0 -58 56 -36", trim, 20),
  disc(78, -46, 15, trim),
];

export const bow: Hat = (colour) => [
  shape("M0 -78L-34 -98L-34 -58ZM0 -78L34 -98L34 -58Z", colour),
  disc(0, -78, 9, dim(colour, 0.2)),
];

export const horns: Hat = (colour) => [
  shape("M-48 -46Q-70 -78 -52 -104Q-46 -76 -28 -60Z", colour),
  shape("M48 -46Q70 -78 52 -104Q46 -76 28 -60Z", colour),
];

export const wizardsHat: Hat = pointedHat;
