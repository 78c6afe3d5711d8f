import { MOST_HEROES, type StoryOrder } from "@/lib/shared/story";
import type { Shape } from "@/lib/features/writing/classic/grammar";

/**
 * Plots whose companion may be another child of the family, by their theme or kind: somebody who is there from the
 * beginning, whom nobody has to meet, and who does what any child would do. Nobody's paw, class or quarrel is in them.
 */
const TOGETHER: Record<string, readonly string[]> = {
  adventure: [
    ...["dark-lighthouse", "garden-night", "last-letter", "measure-of-me", "moving-island", "runaway-kite"],
    ...["sand-wagon", "wrong-suitcase"],
  ],
  animals: [
    ...["dark-beach", "duck-parade", "every-gate", "frog-night", "quiet-cow", "quiet-parade", "wet-rings"],
    "winter-bed",
  ],
  fantasy: [
    ...["castle-seed", "cloud-lamb", "dragon-hiccups", "last-page", "sleeping-clock", "swapped-shadows"],
    ...["tired-echo", "wishing-well"],
  ],
  friendship: ["big-neighbor", "long-tea", "lost-bear", "lost-glasses"],
  mystery: [
    ...["giant-tracks", "growing-picture", "museum-roar", "pencil-star", "runaway-pumpkin", "spoon-thief"],
  ],
  science: [
    ...["clapping-cliff", "fallen-star", "flat-cake", "honey-machine", "leaky-pool", "smallest-sunflower"],
    "why-robot",
  ],
  open: [
    ...["hundred-mistakes", "person-one-day", "relative-door"],
    ...["science-played", "sky-guest", "vehicle-in-barn", "vehicle-last-day", "vehicle-nest"],
  ],
  firsts: ["box-of-nothing", "two-wheels"],
};

/** A question keeps two awake; a third would have heard it, too. */
const QUESTIONS = "questions";

/** How many children besides the hero a plot may be told of. */
export function countBeside({ id, cast }: Shape): number {
  const [kind = "", name = ""] = id.split("/");
  if (!cast.pal.includes("girl") || !cast.pal.includes("boy")) return 0;
  if (kind === QUESTIONS) return 1;
  return (TOGETHER[kind] ?? []).includes(name) ? MOST_HEROES - 1 : 0;
}

/** Whether a plot may be told of all the children of an order. */
export const suits =
  ({ together = [] }: Pick<StoryOrder, "together">) =>
  (shape: Shape): boolean =>
    together.length === 0 || together.length <= countBeside(shape);
