import type { Place, Scene } from "@/lib/shared/story";
import type { Brush } from "@/lib/features/drawing/classic/paper/brush";
import { dim, lift } from "@/lib/features/drawing/classic/paper/colour";
import { box, stroke, type Mark } from "@/lib/features/drawing/classic/paper/markup";

/** Vehicles with seats, and the cloth of these. */
const SEATS: Partial<Record<Place, string>> = {
  "train-inside": "#b5483c",
  "bus-inside": "#4c7fb8",
  "plane-inside": "#3f6ea3",
  "rocket-inside": "#c8693f",
  "cab-inside": "#3f5f8a",
};

/** Nobody lies down in a vehicle that has seats: who sleeps there does it sitting up. */
export function sleepSeated(scene: Scene): Scene {
  if (scene.hero.pose !== "sleeping" || SEATS[scene.place] === undefined) return scene;
  return { ...scene, hero: { ...scene.hero, pose: "sitting", feeling: "sleepy" } };
}

/** So high is a seat, from the floor. */
export const SEAT_HEIGHT = 58;

/** The seat, from the front, of whoever sits in a vehicle; none where everybody stands, or has brought a chair. */
export function seatUnder(b: Brush, { place, hero }: Scene, hasChair: boolean): Mark[] {
  const colour = SEATS[place];
  if (colour === undefined || hero.pose !== "sitting" || hasChair) return [];
  const cloth = b.tone(colour);
  return [
    box([-50, -40], [100, 40], b.tone("#4c4a5c"), { rx: 6 }),
    box([-92, -268], [184, 236], dim(cloth, 0.08), { rx: 34 }),
    box([-62, -312], [124, 74], lift(cloth, 0.2), { rx: 26 }),
    stroke("M-64 -210L-64 -110M64 -210L64 -110", dim(cloth, 0.22), 7),
    box([-104, -88], [208, 58], lift(cloth, 0.14), { rx: 24 }),
  ];
}
