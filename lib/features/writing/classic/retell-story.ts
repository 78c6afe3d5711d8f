import type { RetoldStory } from "@/lib/features/writing/contract";
import type { Scene, StoryOrder, StoryText } from "@/lib/shared/story";
import { writeClassicStory } from "./classic-writer";
import { findShape } from "./shapes/all-shapes";
import { recogniseParts } from "./story-parts";

/** What has been told of a story: its plot, and the scene of each picture there is. */
export type ToldStory = { shape: string; scenes: readonly { number: number; scene: Scene }[] };

/** So many of the new pages must show what a picture shows; with fewer it would be another story. */
const SHARE_SHOWN = 0.6;

/**
 * The same story at the level of `order`, with the pictures that it has: same plot, same cast, same turns.
 * `null` where our plots have changed since and it would become another story.
 */
export function retellStory(order: StoryOrder, told: ToldStory): RetoldStory | null {
  if (!findShape(told.shape)) return null;
  const parts = recogniseParts(told.scenes.map(({ scene }) => scene));
  const text = writeClassicStory({ ...order, plot: told.shape, parts });
  const shown = text.pages.map(({ scene }) => findPicture(scene, told));
  if (shown.filter((number) => number !== undefined).length < text.pages.length * SHARE_SHOWN) return null;
  if (!hasSameCast(text, told)) return null;
  const pages = text.pages.map((page, index) => ({ ...page, picture: nearestPicture(shown, index) }));
  return { ...text, pages };
}

const findPicture = (scene: Scene, { scenes }: ToldStory): number | undefined =>
  scenes.find((page) => page.scene.happening === scene.happening && page.scene.place === scene.place)?.number;

/** A moment that the pictures leave out shows the moment before it. */
function nearestPicture(shown: readonly (number | undefined)[], index: number): number {
  const before = shown.slice(0, index + 1).findLast((number) => number !== undefined);
  return before ?? shown.find((number) => number !== undefined) ?? 1;
}

function hasSameCast({ pages }: StoryText, { scenes }: ToldStory): boolean {
  const known = new Set(scenes.flatMap(({ scene }) => scene.companions.map(({ name }) => name)));
  const met = new Set(pages.flatMap(({ scene }) => scene.companions.map(({ name }) => name)));
  return [...met].filter((name) => known.has(name)).length >= Math.min(met.size, known.size);
}
