import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import type { Mark } from "@/lib/features/drawing/classic/paper/markup";

/** 1200 wide and 900 high, on top of the sky; people stand at about 800. */
export type PlaceDrawing = (brush: Brush) => { back: Mark[]; front?: Mark[] };
