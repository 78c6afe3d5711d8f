import { coloursIn } from "@/lib/shared/colour-words";
import type { Colour } from "@/lib/shared/colours";
import { isHuman, type Scene, type StoryPage } from "@/lib/shared/story";

/** Of which colour the words of a story say that something is, for its pictures. */

const nounOf = (kind: string): string => kind.replace("thing:", "").replaceAll("-", " ");

export type ColourWords = {
  /** What the parent typed. */
  asked: readonly string[];
  /** What the main subject is called, and what draws it. */
  subject: { words: readonly string[]; shows: readonly string[] };
};

const only = (colours: readonly Colour[]): Colour | undefined =>
  colours.length === 1 ? colours[0] : undefined;

/**
 * The pages with the colours of their things: what the parent asked for is so on every page; else what the caption says,
 * or the page, or, where a thing has one colour in the whole story, any page of it.
 */
export function colourThings(pages: readonly StoryPage[], { asked, subject }: ColourWords): StoryPage[] {
  const wish = asked.join(" . ");
  const story = pages.map(({ text, scene }) => `${text} . ${scene.happening}`).join(" . ");
  const namesOf = (kind: string): readonly string[] =>
    subject.shows.includes(kind) ? [nounOf(kind), ...subject.words] : [nounOf(kind)];
  const readFor = (text: string, kind: string) => [
    ...new Set(namesOf(kind).flatMap((noun) => coloursIn(text, noun))),
  ];
  const colourOf = (kind: string, { text, scene }: StoryPage): Colour | undefined =>
    readFor(wish, kind)[0] ??
    readFor(scene.happening, kind)[0] ??
    only(readFor(text, kind)) ??
    only(readFor(story, kind));
  return pages.map((page) => {
    const { props, companions } = page.scene;
    const kinds = [...props, ...companions.map(({ kind }) => kind).filter((kind) => !isHuman(kind))];
    const colours = kinds.flatMap((kind) => {
      const colour = colourOf(kind, page);
      return colour ? [[kind, colour] as const] : [];
    });
    return colours.length === 0 ? page : { ...page, scene: withColours(page.scene, colours) };
  });
}

const withColours = (scene: Scene, colours: readonly (readonly [string, Colour])[]): Scene => ({
  ...scene,
  colours: Object.fromEntries(colours),
});
