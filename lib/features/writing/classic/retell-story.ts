import type { RetoldStory } from "@/lib/features/writing/contract";
import type { Scene, StoryOrder, StoryText } from "@/lib/shared/story";
import { writeClassicStory } from "./classic-writer";
import { CAST_AS_EVER, toFriendPart } from "./friend-names";
import { asAtBedtime, findShape } from "./shapes/all-shapes";
import { isPart } from "./story-parts";

type ShownMoment = { number: number; moment: string | null; scene: Pick<Scene, "place" | "companions"> };

/** What has been told of a story: its plot, and what each picture there is shows. */
export type ToldStory = { shape: string; pictures: readonly ShownMoment[] };

/** So many of the new pages must show what a picture shows; with fewer it would be another story. */
const SHARE_SHOWN = 0.6;

/**
 * The same story at the level of `order`, with the pictures that it has: same plot, same cast, same turns.
 * `null` where our plots have changed since and it would become another story.
 */
export function retellStory(order: StoryOrder, told: ToldStory): RetoldStory | null {
  const plot = findToldShape(told);
  if (plot === null) return null;
  const turns = told.pictures.flatMap(({ moment }) => (moment && isPart(moment) ? [moment] : []));
  const met = told.pictures.flatMap(({ scene }) => scene.companions.map(({ name }) => toFriendPart(name)));
  const parts = [...turns, ...new Set(met)];
  const anew = tellAnew({ ...order, plot, parts }, told);
  if (anew && !bringsGrownUp(anew, told)) return anew;
  // Before the order's own grown-ups played in its book, somebody else did, or nobody.
  return tellAnew({ ...order, plot, parts: [...parts, CAST_AS_EVER] }, told) ?? anew;
}

const GROWN_UPS: ReadonlySet<string> = new Set([
  "grandmother",
  "grandfather",
  "grown-up-woman",
  "grown-up-man",
]);

/** Whether a grown-up is told of whom none of the pictures shows. */
function bringsGrownUp({ pages }: StoryText, { pictures }: ToldStory): boolean {
  const known = new Set(pictures.flatMap(({ scene }) => scene.companions.map(({ name }) => name)));
  const met = pages.flatMap(({ scene }) => scene.companions);
  return met.some(({ kind, name }) => GROWN_UPS.has(kind) && !known.has(name));
}

function tellAnew(order: StoryOrder, told: ToldStory): RetoldStory | null {
  const text = writeClassicStory(order);
  const shown = text.pages.map((page) => findPicture(page, told));
  if (shown.filter((number) => number !== undefined).length < text.pages.length * SHARE_SHOWN) return null;
  if (!hasSameCast(text, told)) return null;
  const pages = text.pages.map((page, index) => ({ ...page, picture: nearestPicture(shown, index) }));
  return { ...text, shape: told.shape, pages };
}

/** The plot of a story, as it was when its moments were told. */
function findToldShape({ shape, pictures }: ToldStory): string | null {
  const ids = [shape, asAtBedtime(shape)].filter((id) => findShape(id) !== undefined);
  const tells = (id: string): boolean => {
    const moments = new Set(findShape(id)?.beats.flatMap((beat) => ("id" in beat ? beat.id : [])));
    return pictures.some(({ moment }) => moment !== null && moments.has(moment));
  };
  return ids.find(tells) ?? ids[0] ?? null;
}

/** The same moment; a part may be told in another place at another level, and then its picture is another one. */
const findPicture = (page: Pick<ShownMoment, "moment" | "scene">, { pictures }: ToldStory) =>
  pictures.find(({ moment, scene }) => moment === page.moment && scene.place === page.scene.place)?.number;

/** A moment that the pictures leave out shows the moment before it. */
function nearestPicture(shown: readonly (number | undefined)[], index: number): number {
  const before = shown.slice(0, index + 1).findLast((number) => number !== undefined);
  return before ?? shown.find((number) => number !== undefined) ?? 1;
}

function hasSameCast({ pages }: StoryText, { pictures }: ToldStory): boolean {
  const known = new Set(pictures.flatMap(({ scene }) => scene.companions.map(({ name }) => name)));
  const met = new Set(pages.flatMap(({ scene }) => scene.companions.map(({ name }) => name)));
  return [...met].filter((name) => known.has(name)).length >= Math.min(met.size, known.size);
}
