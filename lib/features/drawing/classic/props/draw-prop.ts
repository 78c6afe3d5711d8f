import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import type { Mark } from "@/lib/features/drawing/classic/paper/markup";

/** Around the middle of its foot, about 100 units wide or high. */
export type PropDrawing = (brush: Brush) => Mark[];
