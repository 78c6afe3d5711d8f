import { seenSize } from "@/lib/features/drawing/classic/cover";
import { isHuman, type Scene, type StoryText } from "@/lib/shared/story";

type Seen = { number: number; scene: Scene };

const isThereOf = (names: ReadonlySet<string>) => ({
  asSomebody: ({ scene }: Seen) =>
    [...scene.props, ...scene.companions.map(({ kind }) => kind)].some((name) => names.has(name)),
  asPlace: ({ scene }: Seen) => names.has(scene.place),
});

/** Of the pages; what comes later gives the end away. */
const BEFORE_THE_END = 0.7;
/** Of the largest: nearly as large, and earlier. */
const AS_LARGE = 0.8;

/** The first of the pages on which it is seen nearly as large as anywhere. */
function largest(pages: readonly Seen[], names: ReadonlySet<string>): Seen | undefined {
  const sizes = pages.map(({ scene }) => seenSize(scene, names));
  const most = Math.max(...sizes);
  return pages.find((_, at) => (sizes[at] ?? 0) >= most * AS_LARGE);
}

/** Of the pages: somebody who is on so many has more than a look in. */
const OFTEN = 1 / 3;

/**
 * What the cover shows: what draws the story's subject, or, where that is another thing than the order named first, the
 * animal or thing that it named and that is in much of the story. Of two who are friends, it shows both.
 */
export function coverSubject(
  { pages, shows = [] }: Pick<StoryText, "pages" | "shows">,
  asked: readonly string[],
): ReadonlySet<string> {
  const both = shows.filter((name) => asked.includes(name));
  if (both.length > 1) return new Set(both);
  const named = new Set(asked.filter((name) => !isHuman(name)));
  if (shows.some((name) => named.has(name))) return new Set(shows.filter((name) => named.has(name)));
  const drawn = pages.filter(isThereOf(named).asSomebody);
  return drawn.length >= pages.length * OFTEN ? named : new Set(shows);
}

/**
 * The page whose picture is the cover: one that draws what the story is about, large. A picture of the book itself is
 * there already, at every level, drawn or painted, and an early one gives nothing of the end away. A thing or somebody
 * goes before a place, which may be seen on every page; where nothing draws the subject, the story's beginning does.
 */
export function chooseCover(
  { pages, shows = [] }: Pick<StoryText, "pages" | "shows">,
  asked: readonly string[] = [],
): number {
  const names = coverSubject({ pages, shows }, asked);
  const { asSomebody, asPlace } = isThereOf(names);
  const there = pages.filter(asSomebody);
  const early = there.filter(({ number }) => number <= Math.ceil(pages.length * BEFORE_THE_END));
  const page = largest(early.length > 0 ? early : there, names) ?? pages.find(asPlace) ?? pages[0];
  return page?.number ?? 1;
}
