import type { Scene, StoryText } from "@/lib/shared/story";

const isThereOf = (names: ReadonlySet<string>) => ({
  asSomebody: ({ scene }: { scene: Scene }) =>
    [...scene.props, ...scene.companions.map(({ kind }) => kind)].some((name) => names.has(name)),
  asPlace: ({ scene }: { scene: Scene }) => names.has(scene.place),
});

/**
 * The page whose picture is the cover: the first that draws what the story is about. A picture of the book itself is
 * there already, at every level, drawn or painted, and the first one gives nothing of the end away. A thing or somebody
 * goes before a place, which may be seen on every page; where nothing draws the subject, the story's beginning does.
 */
export function chooseCover({ pages, shows = [] }: Pick<StoryText, "pages" | "shows">): number {
  const { asSomebody, asPlace } = isThereOf(new Set(shows));
  return (pages.find(asSomebody) ?? pages.find(asPlace) ?? pages[0])?.number ?? 1;
}
