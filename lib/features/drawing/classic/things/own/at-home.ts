import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { box, disc, oval, shape, stroke, times } from "@/lib/features/drawing/classic/paper/markup";
import type { PropDrawing } from "@/lib/features/drawing/classic/props/draw-prop";
import { largeThing, smallThing, type OwnThings } from "./own";

const washingMachine: PropDrawing = (b) => {
  const white = b.tone("#f1f2f4");
  return [
    box([-58, -128], [116, 128], white, { rx: 8 }),
    box([-58, -128], [116, 26], dim(white, 0.1), { rx: 8 }),
    box([-48, -121], [34, 13], b.tone("#bfc7d6"), { rx: 3 }),
    disc(18, -115, 8, b.tone("#8a93a8")),
    disc(42, -115, 5, b.tone("#e2674f")),
    disc(0, -52, 44, b.tone("#aeb6c6")),
    disc(0, -52, 34, b.tone("#5f86a0")),
    shape("M-33 -46Q-16 -60 0 -48Q16 -36 33 -50Q34 -20 0 -18Q-32 -20 -33 -46Z", b.tone("#a9d8e6")),
    shape("M-16 -44Q-6 -70 12 -62Q20 -46 4 -36Q-10 -34 -16 -44Z", b.tone("#e9843f")),
    ...times(3, (i) => disc(-18 + i * 17, -32 - (i % 2) * 9, 4.5, "#ffffff", { opacity: 0.85 })),
  ];
};

const fridge: PropDrawing = (b) => {
  const paint = b.tone("#a9d3cf");
  return [
    box([-48, -170], [96, 166], paint, { rx: 12 }),
    box([-48, -170], [20, 166], lift(paint, 0.35), { rx: 10 }),
    stroke("M-48 -112L48 -112", dim(paint, 0.3), 4),
    stroke("M34 -150L34 -126M34 -98L34 -60", b.tone("#f6f3ea"), 7),
    box([-24, -92], [28, 34], b.tone("#fff6e0"), { rx: 2 }),
    disc(-10, -80, 7, b.tone("#f1bd4a")),
    stroke("M-20 -66Q-10 -72 0 -66", b.tone("#5f9a6a"), 4),
    disc(-10, -94, 4, b.tone("#e2674f")),
    box([-40, -6], [16, 6], b.tone("#5a586b")),
    box([24, -6], [16, 6], b.tone("#5a586b")),
  ];
};

const vacuumCleaner: PropDrawing = (b) => {
  const red = b.tone("#d9533f");
  const dark = b.tone("#4c4a5c");
  return [
    stroke("M-22 -56Q-6 -132 44 -118Q70 -108 78 -22", dark, 11),
    shape("M58 -14Q60 -24 80 -24L96 -24Q108 -20 110 0L52 0Z", dark),
    shape("M-96 -18C-98 -66 -60 -84 -30 -76C6 -70 16 -44 14 -18Q-40 -8 -96 -18Z", red),
    shape("M-90 -46C-82 -70 -56 -80 -32 -74Q-60 -66 -72 -40Z", lift(red, 0.35)),
    box([-44, -60], [34, 12], b.tone("#f3efe2"), { rx: 5 }),
    disc(-66, -18, 18, dark),
    disc(-66, -18, 8, b.tone("#c9ccd6")),
    disc(0, -12, 12, dark),
    stroke("M-92 -40Q-116 -44 -118 -18Q-116 -2 -104 -4", dark, 5),
  ];
};

const hairdryer: PropDrawing = (b) => {
  const paint = b.tone("#d9607f");
  return [
    shape("M-22 -56L-30 -6Q-28 2 -18 2L-8 2Q0 0 0 -8L4 -56Z", dim(paint, 0.18)),
    shape("M-48 -76Q-48 -104 -20 -104L36 -98L36 -56L-20 -50Q-48 -52 -48 -76Z", paint),
    shape("M36 -100L58 -104L58 -50L36 -54Z", b.tone("#4c4a5c")),
    disc(-20, -77, 14, lift(paint, 0.4)),
    stroke("M68 -92Q78 -96 86 -90M70 -77L90 -77M68 -62Q78 -58 86 -64", "#ffffff", 4, { opacity: 0.75 }),
    stroke("M-20 0Q-24 14 -44 10", b.tone("#4c4a5c"), 4),
  ];
};

const blender: PropDrawing = (b) => {
  const dark = b.tone("#4c4a5c");
  return [
    shape("M-38 0L-30 -44L30 -44L38 0Z", b.tone("#5f9ac0")),
    disc(0, -20, 12, b.tone("#f3efe2")),
    disc(0, -20, 6, b.tone("#e2674f")),
    shape("M-26 -46L-42 -140L42 -140L26 -46Z", b.tone("#dfeef2")),
    shape("M-29 -56L-38 -112Q-18 -122 0 -112Q20 -102 38 -114L29 -56Z", b.tone("#f4d35e")),
    ...times(3, (i) => disc(-16 + i * 15, -82 - (i % 2) * 16, 6, lift(b.tone("#f4d35e"), 0.45))),
    stroke("M40 -128Q70 -126 66 -96Q62 -70 34 -68", dark, 8),
    box([-44, -154], [88, 16], dark, { rx: 6 }),
    box([-14, -164], [28, 12], dark, { rx: 4 }),
  ];
};

/** One that is pushed: an engine between four wheels, a handle, and the bag for the grass. */
const lawnMower: PropDrawing = (b) => {
  const green = b.tone("#4f9a5a");
  const dark = b.tone("#4c4a5c");
  return [
    stroke("M52 -40L128 -138L150 -138", dark, 8),
    shape("M36 -62L100 -84Q112 -60 92 -30L36 -26Z", b.tone("#8a93a8")),
    shape("M-78 -20Q-80 -50 -46 -52L44 -52Q60 -50 60 -20Z", green),
    shape("M-72 -32Q-70 -46 -46 -47L10 -47Q-40 -42 -72 -32Z", lift(green, 0.35)),
    box([-34, -80], [50, 30], b.tone("#e2674f"), { rx: 8 }),
    box([-20, -90], [22, 12], dark, { rx: 4 }),
    ...times(2, (i) => disc(-54 + i * 98, -18, 19, dark)),
    ...times(2, (i) => disc(-54 + i * 98, -18, 8, b.tone("#c9ccd6"))),
    stroke("M-96 -6L-88 -20M-106 -2L-104 -18M-84 -2L-82 -10", b.tone("#5fae4e"), 4),
  ];
};

/** One long piece of color over a rail, its border of gold. */
const sari: PropDrawing = (b) => {
  const silk = b.tone("#c8385c");
  const gold = b.tone("#f1c04a");
  return [
    stroke("M-74 -124L74 -124M-66 -124L-66 0M66 -124L66 0M-82 -2L-50 -2M50 -2L82 -2", b.tone("#8a5f3f"), 7),
    shape(
      "M-50 -128Q0 -136 50 -128L56 -22Q40 -12 26 -20Q10 -10 -4 -20Q-20 -10 -34 -20Q-46 -12 -58 -22Z",
      silk,
    ),
    shape(
      "M-57 -38Q-46 -28 -34 -36Q-20 -26 -4 -36Q10 -26 26 -36Q40 -28 55 -38L56 -22Q40 -12 26 -20Q10 -10 -4 -20Q-20 -10 -34 -20Q-46 -12 -58 -22Z",
      gold,
    ),
    stroke("M-32 -126Q-38 -74 -34 -38M-2 -128Q-6 -78 -4 -38M28 -128Q30 -76 26 -38", dim(silk, 0.22), 5),
    ...times(6, (i) => disc(-40 + (i % 3) * 36, -104 + Math.floor(i / 3) * 40, 4.5, gold)),
    shape("M-50 -129Q0 -137 50 -129L50 -120Q0 -128 -50 -120Z", gold),
  ];
};

const bagpipes: PropDrawing = (b) => {
  const wood = b.tone("#4c3a3a");
  const cream = b.tone("#f6ead0");
  const green = b.tone("#3f7a5f");
  return [
    stroke("M-26 -70L-52 -132M-8 -74L-14 -142M10 -74L24 -138", wood, 9),
    stroke("M-40 -104L-36 -95M-12 -112L-11 -102M18 -110L16 -100", cream, 11),
    stroke("M40 -56L66 -92", wood, 8),
    stroke("M6 -20L22 20", wood, 9),
    shape("M-64 -44C-66 -84 -12 -88 26 -78C54 -70 58 -40 36 -24C6 -8 -60 -10 -64 -44Z", green),
    stroke(
      "M-46 -74L-40 -18M-16 -80L-12 -14M14 -80L16 -18M-64 -52L50 -46M-58 -32L42 -28",
      b.tone("#d2453f"),
      4,
    ),
    stroke("M-60 -62L46 -62", b.tone("#f1c04a"), 2.6),
    disc(-53, -134, 7, cream),
    disc(-14, -144, 7, cream),
    disc(25, -140, 7, cream),
  ];
};

/** As it lies under a tree: crooked, with the stump of a twig. */
const stick: PropDrawing = (b) => {
  const bark = b.tone("#8a6242");
  return [
    stroke("M-88 -14Q-30 -24 6 -16Q50 -6 90 -20", bark, 13),
    stroke("M14 -16L34 -40", bark, 9),
    stroke("M-76 -17Q-30 -26 4 -19M40 -11L70 -16", lift(bark, 0.25), 3),
    disc(34, -40, 4.5, lift(bark, 0.4)),
    disc(90, -20, 6, lift(bark, 0.4)),
  ];
};

const xylophone: PropDrawing = (b) => {
  const bars = ["#d2453f", "#e9843f", "#f1c04a", "#5f9a5a", "#4c93c4", "#7a5fb8"];
  return [
    shape("M-76 -50L76 -38L76 -26L-76 -14Z", b.tone("#a3714a")),
    ...bars.map((paint, i) => {
      const tall = 62 - i * 6;
      return box([-70 + i * 24, -32 - tall / 2], [18, tall], b.tone(paint), { rx: 5 });
    }),
    ...bars.map((_, i) => disc(-61 + i * 24, -32, 3, "#ffffff", { opacity: 0.7 })),
    stroke("M-30 -74L26 -92M14 -68L66 -82", b.tone("#d9b98a"), 5),
    disc(30, -93, 9, b.tone("#e2674f")),
    disc(70, -83, 9, b.tone("#4c93c4")),
    oval([0, -4], [70, 5], "#2b2456", { opacity: 0.12 }),
  ];
};

const laundryBasket: PropDrawing = (b) => {
  const wicker = b.tone("#c99553");
  return [
    shape("M-56 -112Q-60 -140 -30 -138Q-10 -150 14 -138Q52 -144 56 -112Z", b.tone("#f6f0e4")),
    shape("M-30 -112Q-26 -140 4 -132Q24 -126 26 -112Z", b.tone("#7fb0c9")),
    shape("M30 -114Q54 -126 62 -104L58 -62Q46 -56 38 -64Z", b.tone("#e58f7a")),
    shape("M-64 -112L64 -112L52 0L-52 0Z", wicker),
    shape("M36 -112L62 -112L58 -70Q46 -62 38 -72Z", b.tone("#e58f7a")),
    stroke("M-61 -86L61 -86M-58 -58L58 -58M-55 -30L55 -30", dim(wicker, 0.22), 5),
    stroke("M-36 -108L-30 -4M0 -108L0 -4M36 -64L30 -4", dim(wicker, 0.22), 5),
    box([-70, -120], [140, 15], lift(wicker, 0.25), { rx: 7 }),
  ];
};

/** On the small table that it stands on beside a bed; it is lit. */
const bedsideLamp: PropDrawing = (b) => {
  const wood = b.tone("#a06c48");
  return [
    disc(
      0,
      -126,
      88,
      b.halo([
        [0, "#ffe9a8", 0.55],
        [1, "#ffe9a8", 0],
      ]),
    ),
    stroke("M-30 -50L-34 0M30 -50L34 0", dim(wood, 0.25), 9),
    box([-42, -66], [84, 34], wood, { rx: 6 }),
    stroke("M-34 -49L34 -49", dim(wood, 0.25), 3),
    disc(0, -49, 4, lift(wood, 0.45)),
    oval([0, -70], [20, 6], b.tone("#c98b4a")),
    stroke("M0 -72L0 -104", b.tone("#c98b4a"), 8),
    shape("M-24 -146L24 -146L42 -100L-42 -100Z", "#ffe4a6"),
    shape("M-24 -146L-8 -146L-16 -100L-42 -100Z", "#f3c877", { opacity: 0.6 }),
    stroke("M-42 -100L42 -100", "#f0bd66", 5),
  ];
};

const cupboard = (draw: PropDrawing, scale: number, half: number) => largeThing(draw, { scale, half });

/** What hums and whirrs in a house, what is worn on its feasts, and what is played there. */
export const AT_HOME_MADE: OwnThings = {
  "washing-machine": cupboard(washingMachine, 1.35, 60),
  refrigerator: cupboard(fridge, 1.75, 52),
  fridge: cupboard(fridge, 1.75, 52),
  "vacuum-cleaner": largeThing(vacuumCleaner, { scale: 1, half: 116, station: "floor" }),
  hairdryer: smallThing(hairdryer, { scale: 0.8, half: 66, grip: [-14, -20], grasp: "hand" }),
  "hair-dryer": smallThing(hairdryer, { scale: 0.8, half: 66, grip: [-14, -20], grasp: "hand" }),
  blender: largeThing(blender, { scale: 1, half: 60, station: "floor" }),
  "lawn-mower": largeThing(lawnMower, { scale: 1, half: 130, station: "floor" }),
  "laundry-basket": largeThing(laundryBasket, { scale: 1.5, half: 70 }),
  lamp: largeThing(bedsideLamp, { scale: 1.25, half: 44 }),
  sari: largeThing(sari, { scale: 1.5, half: 80 }),
  bagpipes: smallThing(bagpipes, { scale: 0.95, half: 68, grip: [-4, -48] }),
  stick: smallThing(stick, { scale: 0.8, half: 92, grip: [-60, -18], grasp: "hand" }),
  xylophone: smallThing(xylophone, { scale: 1, half: 78, grip: [0, -30] }),
};
