import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
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
import type { PlaceDrawing } from "./draw-place";
import { bookRow, hangingLamp, room, rug, windowOn } from "./room";

function sofa(b: Brush, x: number, colour: string): Mark {
  const cloth = b.tone(colour);
  return group(
    [
      box([-190, -170], [380, 130], cloth, { rx: 34 }),
      box([-226, -120], [74, 110], lift(cloth, 0.12), { rx: 28 }),
      box([152, -120], [74, 110], lift(cloth, 0.12), { rx: 28 }),
      box([-156, -88], [154, 62], lift(cloth, 0.2), { rx: 18 }),
      box([2, -88], [154, 62], lift(cloth, 0.2), { rx: 18 }),
      box([-170, -32], [340, 26], dim(cloth, 0.16), { rx: 8 }),
      box([-130, -146], [74, 66], b.tone("#f1bd4a"), { rx: 14, transform: "rotate(-8 -93 -113)" }),
      box([66, -146], [70, 64], b.tone("#d9785a"), { rx: 14, transform: "rotate(9 101 -114)" }),
      stroke("M-160 -8L-164 8M160 -8L164 8", b.tone("#6b4a35"), 12),
    ],
    { x, y: 660 },
  );
}

function familyPhotos(b: Brush): Mark[] {
  const wood = b.tone("#8b5c3b");
  return [
    ...[
      [860, 130, "#d9a0a0"],
      [990, 110, "#8fc0d8"],
      [900, 240, "#f1d79c"],
      [1030, 250, "#a9c3b0"],
    ].map(([x, y, colour]) =>
      group(
        [
          box([0, 0], [96, 84], wood, { rx: 5 }),
          box([9, 9], [78, 66], b.tone(String(colour)), { rx: 3 }),
          disc(48, 36, 13, b.tone("#fff3e0")),
          shape("M22 75Q48 44 74 75Z", b.tone("#fff3e0")),
        ],
        { x: Number(x), y: Number(y) },
      ),
    ),
  ];
}

export const livingRoom: PlaceDrawing = (b) => {
  const wood = b.tone("#8b5c3b");
  return {
    back: [
      ...room(b, { wall: "#c9d3b4", floor: "#b98257", pattern: "stripes" }),
      ...windowOn(b, [470, 90], [270, 250], "#e2a465"),
      box([60, 120], [250, 14], wood, { rx: 4 }),
      ...bookRow(b, 70, 120, 150),
      box([60, 250], [250, 14], wood, { rx: 4 }),
      ...bookRow(b, 120, 250, 180),
      disc(90, 226, 24, b.tone("#7fb6a9")),
      ...familyPhotos(b),
      group(
        [
          disc(0, -270, 130, b.glow("#ffe0a0", 0.28 + b.light.darkness * 0.45)),
          stroke("M0 0L0 -250", b.tone("#5b4a4a"), 8),
          oval([0, 0], [44, 10], b.tone("#5b4a4a")),
          shape("M-56 -240L-34 -310L34 -310L56 -240Z", "#ffe3a0"),
        ],
        { x: 1110, y: 650 },
      ),
      sofa(b, 860, "#4f7f8c"),
      group(
        [
          box([-120, -70], [240, 70], wood, { rx: 8 }),
          box([-108, -58], [100, 46], lift(wood, 0.16), { rx: 6 }),
          box([8, -58], [100, 46], lift(wood, 0.16), { rx: 6 }),
          box([-96, -190], [192, 112], b.tone("#3a3a4c"), { rx: 10 }),
          box([-86, -180], [172, 92], b.tone("#5f7f9c"), { rx: 6 }),
          stroke("M-70 -120L-20 -170", "#ffffff", 8, { opacity: 0.2 }),
        ],
        { x: 200, y: 636 },
      ),
      group(
        [
          shape("M-26 0L-20 -52L20 -52L26 0Z", b.tone("#c8703f")),
          ...times(5, (i) =>
            shape(
              `M0 -50Q${-60 + i * 30} -110 ${-70 + i * 35} ${-150 - (i % 2) * 30}Q${-30 + i * 18} -120 0 -50Z`,
              b.tone(i % 2 === 0 ? "#5f8f4a" : "#7fae5f"),
            ),
          ),
        ],
        { x: 40, y: 684 },
      ),
      ...rug(b, "#a8506b", 600),
    ],
  };
};

/** Light canvas with the sky beyond its flap. */
export const tentInside: PlaceDrawing = (b) => {
  const canvas = b.tone("#e3a556");
  const outside = b.turf("#86ad62", 0.2);
  return {
    back: [
      box([0, 0], [1200, 900], b.blend(dim(canvas, 0.16), lift(canvas, 0.12))),
      box([350, 150], [500, 470], b.blend(b.light.sky[0], b.light.sky[2])),
      ...(b.light.darkness > 0.5
        ? times(12, (i) => disc(470 + ((i * 73) % 260), 270 + ((i * 47) % 160), 3, "#fff6d8"))
        : [disc(640, 330, 26, b.light.glow)]),
      shape("M380 560Q480 470 560 540Q660 460 840 560L840 640L360 640Z", outside),
      ...times(3, (i) =>
        group(
          [
            shape("M0 -90L34 0L-34 0Z", b.tone("#4f8066", 0.3)),
            box([-5, 0], [10, 16], b.tone("#6b4a35", 0.3)),
          ],
          {
            x: 480 + i * 120,
            y: 560 - (i % 2) * 14,
            scale: 0.9,
          },
        ),
      ),
      shape("M600 20L-60 900L-60 -20L1260 -20L1260 900Z", canvas, { "fill-rule": "evenodd" }),
      shape("M600 20L300 640Q190 760 60 800L-20 840L-20 -20L600 -20Z", canvas),
      shape("M600 20L900 640Q1010 760 1140 800L1220 840L1220 -20L600 -20Z", dim(canvas, 0.1)),
      stroke("M600 10L330 600M600 10L870 600", dim(canvas, 0.3), 9),
      shape("M600 20Q520 330 330 620Q420 560 470 420Q560 230 600 20Z", lift(canvas, 0.25)),
      shape("M600 20Q680 330 870 620Q780 560 730 420Q640 230 600 20Z", lift(canvas, 0.16)),
      stroke("M330 620Q390 580 440 480M870 620Q810 580 760 480", b.tone("#c8553f"), 8),
      stroke("M600 -10L80 470M600 -10L1120 470", dim(canvas, 0.16), 5),
      shape("M-20 720Q600 600 1220 720L1220 920L-20 920Z", b.tone("#6f8f9c")),
      shape("M-20 760Q600 640 1220 760L1220 920L-20 920Z", b.tone("#7fa0ab")),
      ...[
        [170, "#c8553f"],
        [1030, "#4f7f8c"],
      ].map(([x, colour]) =>
        group(
          [
            box([-150, -48], [300, 64], b.tone(String(colour)), { rx: 30 }),
            stroke("M-70 -46L-70 14M0 -46L0 14M70 -46L70 14", dim(b.tone(String(colour)), 0.16), 5),
            box([-148, -64], [90, 52], b.tone("#fff6e4"), { rx: 22 }),
          ],
          { x: Number(x), y: 750 },
        ),
      ),
      hangingLamp(b, 600, 130, "#7a5a8c"),
    ],
  };
};

export const bathroom: PlaceDrawing = (b) => {
  const china = b.tone("#f6f4ee");
  const steel = b.tone("#b9c2cf");
  return {
    back: [
      ...room(b, { wall: "#a9d3d3", floor: "#d9cdbb" }),
      ...times(60, (i) =>
        box([(i % 15) * 82 - 14, 330 + Math.floor(i / 15) * 64], [76, 58], b.tone("#e9f4f2"), { rx: 5 }),
      ),
      box([0, 316], [1200, 14], b.tone("#4f9a9a")),
      ...windowOn(b, [520, 70], [200, 190]),
      group(
        [
          oval([0, -250], [92, 112], b.tone("#c98f3a")),
          oval([0, -250], [78, 98], b.tone("#d6ecf2")),
          stroke("M-36 -280L10 -330M-20 -240L40 -310", "#ffffff", 8, { opacity: 0.6 }),
          shape("M-100 -96L100 -96Q94 -40 40 -34L40 30L-40 30L-40 -34Q-94 -40 -100 -96Z", china),
          box([-112, -108], [224, 20], lift(china, 0.5), { rx: 10 }),
          stroke("M0 -108L0 -136Q0 -148 26 -140", steel, 11),
          box([60, -150], [30, 42], b.tone("#f1a5a0"), { rx: 7 }),
          stroke("M68 -150L64 -178M80 -150L86 -180", b.tone("#4c93c4"), 6),
        ],
        { x: 250, y: 590 },
      ),
      group(
        [
          stroke("M150 -170L150 -330Q150 -356 118 -350", steel, 11),
          shape("M96 -352L140 -352L128 -330L108 -330Z", steel),
          shape("M-230 -150L230 -150Q226 -20 160 -4L-160 -4Q-226 -20 -230 -150Z", china),
          shape("M-230 -150Q-220 -90 -160 -80L160 -80Q220 -90 230 -150Z", lift(china, 0.6)),
          box([-246, -168], [492, 26], lift(china, 0.5), { rx: 13 }),
          ...times(9, (i) =>
            disc(-190 + i * 46, -172 - (i % 3) * 10, 24 + (i % 2) * 8, "#ffffff", { opacity: 0.9 }),
          ),
          shape(
            "M-60 -196Q-40 -236 0 -226Q14 -250 34 -238Q50 -226 38 -210L24 -190L-48 -190Z",
            b.tone("#f6d34a"),
          ),
          disc(22, -226, 5, "#3a2a30"),
          shape("M38 -226L58 -220L38 -214Z", b.tone("#e8833a")),
          disc(-176, 2, 16, b.tone("#c98f3a")),
          disc(176, 2, 16, b.tone("#c98f3a")),
        ],
        { x: 890, y: 640 },
      ),
      stroke("M470 420L470 470", steel, 8),
      box([412, 404], [116, 12], steel, { rx: 5 }),
      shape("M424 412L516 412L512 540L428 540Z", b.tone("#e2847a")),
      stroke("M426 510L514 510", b.tone("#fff3da"), 9),
      ...rug(b, "#5f9ab0", 560),
    ],
  };
};
