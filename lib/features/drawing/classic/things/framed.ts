import type { SceneProp } from "@/lib/shared/story";
import type { Placed } from "@/lib/features/drawing/classic/layout";
import { nearBrush, type Brush } from "@/lib/features/drawing/classic/paper/brush";
import { dim } from "@/lib/features/drawing/classic/paper/colour";
import { box, el, group, stroke, type Mark } from "@/lib/features/drawing/classic/paper/markup";
import type { PropFacts } from "@/lib/features/drawing/classic/props/prop-drawings";
import { isOfTheSky } from "./out-of-doors";

const WIDTH = 212;
const HEIGHT = 196;
const WITHIN = 150;

/** How wide it is in its frame. */
export const framedSize = ({ half }: PropFacts): number => Math.min(WITHIN, half * 2);

/** What is too large for a room: a picture of it on the wall, or the sky with it behind a small window. */
export function framed(b: Brush, { x, y, prop }: Placed & { prop: SceneProp }, facts: PropFacts): Mark {
  const wood = b.tone("#8b5c3b");
  const [left, top] = [-WIDTH / 2, -HEIGHT / 2];
  const isWindow = isOfTheSky(prop);
  const [high, , low] = b.light.sky;
  const behind = isWindow ? b.blend(high, low) : b.tone("#fbf1da");
  const scale = WITHIN / Math.max(1, facts.half * 2);
  // Things stand on their foot, and the larger side of most is as long as they are wide.
  const marks = facts.draw(nearBrush(b));
  return group(
    [
      box([left + 6, top + 8], [WIDTH, HEIGHT], "#2b2456", { rx: 8, opacity: 0.16 }),
      box([left, top], [WIDTH, HEIGHT], wood, { rx: 8 }),
      box([left + 14, top + 14], [WIDTH - 28, HEIGHT - 28], behind),
      el("g", { "clip-path": b.window(left + 14, top + 14, WIDTH - 28, HEIGHT - 28) }, [
        group(marks, { y: HEIGHT / 2 - 24, scale }),
      ]),
      ...(isWindow ? [stroke(`M0 ${top + 12}L0 ${-top - 12}`, wood, 6)] : []),
      stroke(`M${left + 14} ${top + 14}L${-left - 14} ${top + 14}`, dim(wood, 0.25), 4),
    ],
    { x, y },
  );
}
