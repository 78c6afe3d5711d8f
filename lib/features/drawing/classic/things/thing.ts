import type { Feeling } from "@/lib/shared/story";
import type { Somebody } from "@/lib/features/drawing/classic/characters/draw-character";
import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import type { Mark } from "@/lib/features/drawing/classic/paper/markup";
import type { PropDrawing } from "@/lib/features/drawing/classic/props/draw-prop";
import type { Station } from "@/lib/features/drawing/classic/props/prop-drawings";

/** A drawing that can stand in a scene as a thing and as somebody. */
export type Thing = {
  /** Around the middle of its foot, looking right. */
  draw: (b: Brush, feeling?: Feeling, who?: Somebody) => Mark[];
  /** Against a child of 300 units. */
  scale: number;
  station: Station;
  /** Half its width before scaling. */
  half: number;
  /** Of somebody who is larger or smaller than most: from their foot to the top of their hat, before scaling. */
  height?: number;
  /** The point that the hand takes; `null` cannot be held. */
  grip: readonly [number, number] | null;
  grasp: "hand" | "hands";
  home: "ground" | "water" | "air";
  /** Where it came down. */
  lying?: PropDrawing;
  /** Height at which one sits in it, before scaling. */
  seat?: number;
};
