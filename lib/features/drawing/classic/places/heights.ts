import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { disc, group, oval, shape, stroke, times } from "@/lib/features/drawing/classic/paper/markup";
import type { PlaceDrawing } from "./draw-place";
import { house, pine, ridge, stones, tufts } from "./scenery";

export const mountain: PlaceDrawing = (b) => {
  const rock = b.tone("#8f8aa5", 0.12);
  const snow = b.tone("#f6f7fb", 0.05);
  return {
    back: [
      shape(
        "M-20 620L120 380L240 500L380 300L560 560L720 340L900 560L1040 400L1220 600L1220 700L-20 700Z",
        b.tone("#a5a3c0", 0.6),
      ),
      shape("M120 700L560 140L700 330L760 280L1140 700Z", rock),
      shape("M560 140L700 330L640 460L690 560L620 700L120 700Z", lift(rock, 0.16)),
      shape("M560 140L652 264L620 300L596 270L566 330L530 286L498 316L470 256Z", snow),
      shape("M760 280L816 346L784 356L760 336L738 352L718 322Z", snow),
      stroke("M470 420L520 500M400 520L460 600M760 430L800 520M860 520L900 600", dim(rock, 0.2), 7),
      group([stroke("M0 0L0 -60", b.tone("#7a4d31"), 6), shape("M2 -60L46 -48L2 -34Z", b.tone("#d24f40"))], {
        x: 560,
        y: 146,
      }),
      ridge(b, 610, 18, b.turf("#88ab76", 0.22)),
      ...times(9, (i) =>
        pine(b, { x: 40 + i * 140, y: 660 + (i % 2) * 14, size: 0.9 + (i % 3) * 0.24, depth: 0.22 }),
      ),
      shape(
        "M-20 760Q180 680 420 720T820 700T1220 740L1220 920L-20 920Z",
        b.blend(b.turf("#93ad72"), dim(b.turf("#7d9a5e"), 0.14)),
      ),
      stroke("M600 704Q680 740 600 790T480 910", b.turf("#dcc79d"), 34),
      pine(b, { x: 80, y: 770, size: 1.9 }),
      pine(b, { x: 1130, y: 760, size: 2.1 }),
      ...stones(b, 12, 740),
      ...tufts(b, 14, "#7d9a5e", 760),
    ],
  };
};

export const desert: PlaceDrawing = (b) => {
  const sand = b.tone("#ecc283");
  const cactus = b.tone("#6f9a62");
  const saguaro = (x: number, y: number, size: number) =>
    group(
      [
        stroke("M0 0L0 -210", cactus, 42),
        stroke("M0 -70L-58 -70L-58 -130M0 -100L60 -100L60 -170", cactus, 28),
        stroke("M-8 -20L-8 -190M10 -20L10 -200", dim(cactus, 0.18), 4),
        disc(0, -232, 9, b.tone("#ee7f7a")),
        disc(60, -186, 7, b.tone("#ee7f7a")),
      ],
      { x, y, scale: size },
    );
  return {
    back: [
      shape(
        "M80 560L120 400L240 390L260 440L340 430L360 560ZM840 560L880 360L1000 350L1020 420L1100 410L1140 560Z",
        b.tone("#c98265", 0.35),
      ),
      stroke("M100 480L350 490M860 440L1120 470M850 500L1130 520", b.tone("#b06c54", 0.35), 9),
      shape("M-20 580Q200 500 460 570T900 550T1220 560L1220 920L-20 920Z", b.tone("#e0b276", 0.24)),
      shape("M-20 660Q260 560 560 650Q800 560 1220 640L1220 920L-20 920Z", b.blend(lift(sand, 0.16), sand)),
      shape("M560 650Q420 690 300 800Q500 760 640 690Z", dim(sand, 0.12), { opacity: 0.6 }),
      oval([880, 660], [130, 24], b.tone("#7fbfc0")),
      ...[800, 960].map((x) =>
        group(
          [
            stroke("M0 0Q6 -60 0 -110", b.tone("#a97a50"), 12),
            ...[-150, -100, -50, 0, 40].map((turn) =>
              group([shape("M0 0Q40 -30 84 10Q40 -6 0 0Z", b.tone("#6b9f5a"))], { y: -108, turn }),
            ),
          ],
          { x, y: 660 },
        ),
      ),
      saguaro(150, 720, 1.15),
      saguaro(1080, 750, 1.3),
      saguaro(340, 660, 0.6),
      shape("M-20 780Q300 700 660 770T1220 740L1220 920L-20 920Z", b.blend(lift(sand, 0.22), dim(sand, 0.1))),
      stroke("M120 820Q260 796 380 824M560 850Q700 826 820 850M860 806Q980 786 1100 810", dim(sand, 0.12), 5),
      ...stones(b, 7, 790, "#b98a6a"),
    ],
  };
};

export const snowfield: PlaceDrawing = (b) => {
  const snow = b.tone("#eef3fb");
  const white = { ...b, turf: (colour: string, depth?: number) => b.tone(lift(colour, 0.62), depth) };
  return {
    back: [
      shape(
        "M-20 540L140 380L280 480L460 330L640 510L820 390L1000 500L1220 420L1220 620L-20 620Z",
        b.tone("#b7c4de", 0.4),
      ),
      ridge(b, 520, 24, b.tone("#dde7f4", 0.3)),
      ...times(10, (i) =>
        pine(
          i % 2 === 0 ? b : white,
          { x: 30 + i * 130, y: 560 + (i % 3) * 14, size: 0.9 + (i % 3) * 0.2, depth: 0.36 },
          "#6f9a94",
        ),
      ),
      ridge(b, 590, 20, b.tone("#e3ecf7", 0.1)),
      house(white, { x: 900, y: 640, size: 1.05 }, { wall: "#b5794f", roof: "#8f7f8a" }),
      group(
        [
          shape("M-110 0Q-110 -110 0 -110Q110 -110 110 0Z", lift(snow, 0.3)),
          stroke(
            "M-104 -40L104 -40M-84 -76L84 -76M-50 -40L-50 0M50 -40L50 0M0 -76L0 -110M-70 -40L-66 -74M36 -40L36 -76",
            dim(snow, 0.16),
            4,
          ),
          shape("M-36 0Q-36 -56 0 -56Q36 -56 36 0Z", dim(b.tone("#7f92b8"), 0.2)),
        ],
        { x: 300, y: 660 },
      ),
      shape(
        "M-20 720Q200 650 460 700T860 700T1220 680L1220 920L-20 920Z",
        b.blend(lift(snow, 0.3), dim(snow, 0.1)),
      ),
      pine(white, { x: 90, y: 760, size: 1.9 }, "#6f9a94"),
      pine(white, { x: 1120, y: 750, size: 2.1 }, "#6f9a94"),
      stroke("M620 700Q560 760 640 820Q700 860 660 910", dim(snow, 0.1), 22, { opacity: 0.7 }),
      ...times(7, (i) => oval([120 + i * 170, 800 + ((i * 53) % 80)], [70, 12], dim(snow, 0.07))),
    ],
  };
};
