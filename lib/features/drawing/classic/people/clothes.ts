import type { Mark } from "@/lib/features/drawing/classic/paper/markup";

/** Clothes on the puppet of `stance.ts`; marks on the upper body stand in its coordinates, a hat in the head's. */
export type Outfit = {
  top: string;
  sleeve: string;
  /** `null`: bare. */
  forearm: string | null;
  wide: boolean;
  /** Over the hands; none is bare. */
  glove?: string;
  legs: string;
  shin: string | null;
  shoe: string;
  boots: boolean;
  /** Without shoes. */
  barefoot?: boolean;
  /** Of whoever has no shoes on, the sock of each foot: back, front. */
  socks?: readonly [string | null, string | null];
  /** Legs of the size of somebody much larger. */
  baggy?: boolean;
  /** `reach` is how far down the legs it comes, 0 to 1. */
  skirt: { colour: string; trim: string; reach: number; flare: number } | null;
  cape: string | null;
  back: Mark[];
  chest: Mark[];
  collar: Mark[];
  halo: Mark[];
  hat: Mark[];
  scarf: string;
};

export type Palette = { main: string; accent: string; second: string; shoe: string };
