import type { Scene, SceneProp } from "@/lib/shared/story";
import type { Stance } from "./stance";

export const MOUNT: SceneProp = "thing:saddled-horse";

/** Whether the hero sits on a horse. */
export const isAstride = ({ hero, props }: Scene): boolean =>
  hero.pose === "sitting" && props.includes(MOUNT);

/** Upright, with the reins in both hands and the legs down its sides. */
export const ASTRIDE: Partial<Stance> = {
  lean: 0,
  hands: [
    [20, -104],
    [40, -106],
  ],
  elbows: [1, -1],
  feet: [
    [4, 40],
    [14, 42],
  ],
  knees: [-1, -1],
  toes: [-6, -6],
};
