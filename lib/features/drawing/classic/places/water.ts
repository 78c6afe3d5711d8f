import { dim, lift, mix } from "@/lib/features/drawing/classic/paper/colour";
import {
  box,
  disc,
  group,
  oval,
  shape,
  stroke,
  times,
  type Mark,
} from "@/lib/features/drawing/classic/paper/markup";
import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import type { PlaceDrawing } from "./draw-place";
import {
  blossoms,
  bush,
  cornerLeaves,
  glitter,
  pine,
  ridge,
  roundTree,
  stones,
  tufts,
  unlessSnow,
  waves,
} from "./scenery";

export function waterColour(b: Brush, own = "#5fa3b5"): string {
  return mix(b.tone(own), b.light.sky[1], 0.3 + b.light.darkness * 0.2);
}

function reeds(b: Brush, x: number, y: number): Mark {
  const green = b.tone(b.weather === "snow" ? "#b39a72" : "#6f9a52");
  return group(
    [
      stroke(
        "M-30 0Q-34 -70 -44 -120M-10 0Q-8 -90 -14 -150M10 0Q14 -70 12 -130M30 0Q40 -60 52 -100",
        green,
        7,
      ),
      oval([-14, -160], [8, 24], b.tone("#7a4d31")),
      oval([12, -138], [8, 22], b.tone("#7a4d31")),
    ],
    { x, y },
  );
}

export const river: PlaceDrawing = (b) => {
  const blue = waterColour(b);
  return {
    back: [
      ridge(b, 440, 34, b.turf("#9bbd88", 0.55)),
      ...times(6, (i) => roundTree(b, { x: 60 + i * 220, y: 500, size: 0.7, depth: 0.4 })),
      ridge(b, 510, 12, b.turf("#8fb872", 0.22)),
      shape(
        "M560 512Q700 540 560 584Q380 630 640 690Q780 740 1220 736L1220 610Q860 640 760 596Q700 566 640 512Z",
        blue,
      ),
      shape("M640 690Q780 740 1220 736L1220 660Q900 690 700 640Q600 660 640 690Z", lift(blue, 0.14)),
      stroke(
        "M620 540q30 8 50 2M560 600q40 12 80 4M720 670q50 14 90 8M900 690q60 14 120 4M1010 650q50 10 100 0",
        lift(blue, 0.5),
        6,
      ),
      ...stones(b, 3, 700),
      shape(
        "M-20 700Q260 640 520 690T860 760T1220 740L1220 920L-20 920Z",
        b.blend(b.turf("#8db766"), dim(b.turf("#7ba556"), 0.1)),
      ),
      group(
        [
          oval([0, 0], [46, 12], b.tone("#8a8494")),
          oval([90, 16], [38, 10], b.tone("#9a94a0")),
          oval([170, 4], [44, 12], b.tone("#8a8494")),
        ],
        { x: 780, y: 640 },
      ),
      roundTree(b, { x: 120, y: 710, size: 2 }),
      reeds(b, 1100, 770),
      reeds(b, 960, 770),
      ...tufts(b, 22, "#83b05a", 730),
      ...blossoms(b, 14, ["#f6d060", "#ffffff", "#b79ade"], 780),
    ],
    front: cornerLeaves(b, "#79a552"),
  };
};

export const bridge: PlaceDrawing = (b) => {
  const blue = waterColour(b);
  const stone = b.turf("#b5a598");
  const arch = (x: number): string =>
    `M${x - 120} 760L${x - 120} 640Q${x - 120} 530 ${x} 530Q${x + 120} 530 ${x + 120} 640L${x + 120} 760Z`;
  return {
    back: [
      ridge(b, 430, 36, b.turf("#9bbd88", 0.55)),
      ...times(5, (i) => pine(b, { x: 60 + i * 270, y: 520, size: 1 + (i % 2) * 0.3, depth: 0.45 })),
      ridge(b, 520, 10, b.turf("#8fb872", 0.25)),
      shape("M360 600L840 600L1220 920L-20 920Z", blue),
      box([-10, 560], [1220, 350], blue),
      shape(
        "M-20 560L120 560Q180 700 60 800L-20 860ZM1220 560L1080 560Q1020 700 1140 800L1220 860Z",
        b.turf("#83b05a"),
      ),
      shape("M-20 520Q600 400 1220 520L1220 690Q600 600 -20 690Z", stone),
      shape(arch(330), dim(blue, 0.34)),
      shape(arch(870), dim(blue, 0.34)),
      shape(
        "M210 640Q210 530 330 530Q450 530 450 640L424 640Q424 556 330 556Q236 556 236 640ZM750 640Q750 530 870 530Q990 530 990 640L964 640Q964 556 870 556Q776 556 776 640Z",
        lift(stone, 0.22),
      ),
      ...times(14, (i) =>
        box([(i * 211) % 1180, 500 + ((i * 37) % 60)], [54, 20], dim(stone, 0.1), { rx: 8 }),
      ),
      stroke("M-20 506Q600 386 1220 506", lift(stone, 0.25), 30),
      ...times(7, (i) =>
        box([i * 196 - 12, 470 - Math.sin((i / 6) * 3.14) * 62], [34, 60], dim(stone, 0.06), { rx: 6 }),
      ),
      stroke(
        "M80 700q40 10 80 0M460 680q50 12 100 0M620 730q50 12 100 0M1000 700q40 10 80 0",
        lift(blue, 0.5),
        6,
      ),
      shape("M-20 720Q600 640 1220 720L1220 920L-20 920Z", stone),
      shape("M-20 720Q600 640 1220 720L1220 746Q600 666 -20 746Z", lift(stone, 0.28)),
      ...times(34, (i) =>
        box(
          [(i % 9) * 146 - (Math.floor(i / 9) % 2) * 70, 752 + Math.floor(i / 9) * 42],
          [124, 32],
          i % 3 === 0 ? dim(stone, 0.1) : lift(stone, 0.1),
          { rx: 12 },
        ),
      ),
    ],
  };
};

export const lake: PlaceDrawing = (b) => {
  const blue = waterColour(b, "#5c9dbb");
  return {
    back: [
      shape(
        "M-20 520L160 300L300 430L470 250L640 450L800 320L980 470L1100 380L1220 500L1220 560L-20 560Z",
        b.tone("#8a93b0", 0.5),
      ),
      shape(
        "M160 300L206 356L150 372L112 362ZM470 250L524 314L464 336L420 312ZM800 320L842 366L790 380L756 362Z",
        b.tone("#f3f4f6", 0.3),
      ),
      ridge(b, 500, 12, b.turf("#7fa377", 0.4)),
      ...times(12, (i) => pine(b, { x: 20 + i * 108, y: 540, size: 0.6 + (i % 3) * 0.16, depth: 0.36 })),
      box([-10, 540], [1220, 370], b.blend(lift(blue, 0.25), dim(blue, 0.16))),
      ...glitter(b, 546, 720),
      ...waves(b, 560, 740, blue),
      shape("M240 640L960 640Q930 660 900 656L300 656Z", lift(blue, 0.2), { opacity: 0.4 }),
      group(
        [
          ...[-110, -30, 50].map((x) => box([x, -24], [14, 90], b.tone("#6b4b38"))),
          box([-160, -34], [300, 22], b.tone("#a97a50"), { rx: 5 }),
          stroke("M-80 -32L-80 -14M-10 -32L-10 -14M70 -32L70 -14", b.tone("#7d5638"), 4),
        ],
        { x: 1080, y: 690 },
      ),
      shape(
        "M-20 740Q220 690 480 730T900 740T1220 716L1220 920L-20 920Z",
        b.blend(b.turf("#93b86c"), dim(b.turf("#7ba556"), 0.12)),
      ),
      reeds(b, 130, 760),
      reeds(b, 60, 790),
      ...unlessSnow(
        b,
        times(3, (i) =>
          group([oval([0, 0], [40, 12], b.tone("#7fb36a")), disc(10, -8, 11, b.tone("#f3b6c0"))], {
            x: 340 + i * 110,
            y: 670 + (i % 2) * 26,
          }),
        ),
      ),
      bush(b, { x: 1150, y: 780, size: 0.9 }),
      ...tufts(b, 20, "#83b05a", 770),
      ...stones(b, 6, 780),
    ],
  };
};
