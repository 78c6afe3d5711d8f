import { box, disc, oval, shape, stroke, type Mark } from "@/lib/features/drawing/classic/paper/markup";
import * as hats from "@/lib/features/drawing/classic/things/own/hats";
import { apronOf, buttons, GOLD, STEEL, WHITE, type Build } from "./build";

const stethoscope: Mark[] = [
  stroke("M-18 -164Q-18 -124 0 -124Q18 -124 18 -164M0 -124L6 -104", "#4c4a5c", 4),
  disc(6, -100, 7, STEEL),
];

/** Who works, plays or performs, and a baby. */
export const AT_THEIR_WORK: Readonly<Record<string, Build>> = {
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
  zookeeper: {
    main: "#7a9a5a",
    second: "#6b5a45",
    hat: hats.brimmedHat("#c9b07a", "#6f7f4a"),
    hair: "bob",
    chest: [box([8, -146], [18, 14], "#e6cf8a")],
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
    hat: [
      ...[-1, 1].flatMap((way) => [
        disc(way * 58, -26, 22, "#e2764f"),
        disc(way * 66, 2, 18, "#ea8a5f"),
        disc(way * 48, -50, 17, "#ea8a5f"),
      ]),
      disc(0, 8, 12, "#d9342f"),
      disc(-4, 4, 3.5, "#f6a39a"),
    ],
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
  "crossing-guard": {
    main: "#dbe04a",
    second: "#33405f",
    hat: hats.peakedCap("#f1a03a", WHITE),
    chest: [stroke("M-34 -128L34 -128M-34 -106L34 -106", "#f6f2ea", 8)],
  },
  baby: { main: "#a9c4ea", second: "#a9c4ea", tall: 0.56, hair: "short", chest: apronOf("#fff6e4") },
};
