import { box, disc, group, type Mark } from "@/lib/features/drawing/classic/paper/markup";

type Puff = { x: number; y: number; size: number };

export function cloud({ x, y, size }: Puff, colour: string, opacity = 0.9): Mark {
  return group(
    [
      disc(-52, -8, 30, colour),
      disc(-14, -28, 42, colour),
      disc(36, -16, 34, colour),
      disc(70, 2, 22, colour),
      box([-82, -8], [172, 32], colour, { rx: 16 }),
    ],
    { x, y, scale: size, opacity },
  );
}
