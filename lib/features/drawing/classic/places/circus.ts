import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { box, disc, group, oval, shape, stroke, times } from "@/lib/features/drawing/classic/paper/markup";
import type { PlaceDrawing } from "./draw-place";

/** Under the big top: stripes that run together overhead, rows of people in the dark, and the ring with its light. */
export const circus: PlaceDrawing = (b) => {
  const red = b.tone("#b23a40");
  const cream = b.tone("#f0d9a8");
  const gold = b.tone("#e6b04a");
  const dark = b.tone("#4a2740");
  const heads = ["#7a4a3a", "#4a3a4a", "#8d6a4a", "#5a3440", "#9a7a5a"].map((colour) => b.tone(colour));
  return {
    back: [
      box([0, 0], [1200, 620], b.blend(dim(red, 0.5), dark)),
      ...times(12, (i) =>
        shape(
          `M600 -60L${-120 + i * 120} 330L${-60 + i * 120} 330Z`,
          i % 2 === 0 ? dim(red, 0.18) : dim(cream, 0.24),
        ),
      ),
      ...times(15, (i) => shape(`M${i * 86 - 40} 322h86q-43 62 -86 0Z`, i % 2 === 0 ? gold : red)),
      stroke("M-20 322L1220 322", dim(gold, 0.2), 8),
      ...[0, 1, 2].flatMap((row) =>
        times(19, (i) =>
          group(
            [
              oval([0, 34], [30, 26], dim(heads[(i * 3 + row) % 5] ?? dark, 0.35)),
              disc(0, 0, 19, dim(heads[(i + row * 2) % 5] ?? dark, 0.12)),
            ],
            { x: i * 68 - 20 + (row % 2) * 34, y: 408 + row * 62 },
          ),
        ),
      ),
      shape("M470 330Q600 300 730 330L744 566L456 566Z", dim(red, 0.06)),
      shape(
        "M600 318Q500 330 488 566L456 566L464 330ZM600 318Q700 330 712 566L744 566L736 330Z",
        dim(red, 0.3),
      ),
      stroke("M460 332Q530 356 600 330Q670 356 740 332", gold, 10),
      ...times(2, (i) =>
        group(
          [stroke("M-34 0L-34 190M34 0L34 190", dim(cream, 0.35), 3), stroke("M-42 190L42 190", gold, 8)],
          { x: 290 + i * 620, y: 0 },
        ),
      ),
      ...times(13, (i) => disc(30 + i * 95, 300 - Math.abs(6 - i) * 3, 9, b.glow("#ffe9a8", 0.9))),
      box([0, 566], [1200, 350], b.blend(b.tone("#d8a866"), b.tone("#c08a4e"))),
      shape("M470 -20L180 780Q600 860 1020 780L730 -20Z", "#fff0c0", { opacity: 0.12 }),
      oval([600, 740], [470, 96], lift(b.tone("#d8a866"), 0.22)),
      ...times(15, (i) => box([i * 84 - 30, 560], [72, 46], i % 2 === 0 ? red : cream, { rx: 8 })),
      stroke("M-20 560L1220 560", gold, 8),
    ],
  };
};
