import { isPluralOf } from "@/lib/shared/singular";
import type { Colour } from "@/lib/shared/colours";
import { isHuman, type Scene, type StoryPage } from "@/lib/shared/story";

/** Of which colour the words of a story say that something is, for its pictures. */

const CALLED: Readonly<Record<string, Colour>> = {
  ...{ red: "red", scarlet: "red", crimson: "red", orange: "orange", yellow: "yellow", green: "green" },
  ...{ blue: "blue", turquoise: "blue", purple: "purple", violet: "purple", pink: "pink", brown: "brown" },
  ...{ black: "black", white: "white", gray: "gray", grey: "gray" },
  ...{ gold: "gold", golden: "gold", silver: "silver" },
};
/** What may stand between a colour and its thing: "the red woolen scarf". */
const BETWEEN =
  /^(?:little|small|big|large|great|tiny|old|new|long|short|round|shiny|bright|soft|warm|wet|torn|paper|plastic|rubber|wooden|woolen|knitted|toy|kitchen|school|rain|striped|spotted|fast|shy|brave|lonely|magic|lost|hungry|sleepy|happy)$/u;
/** "A kite as red as a cherry", "the boots were yellow". */
const IS = /^(?:is|was|are|were|as)$/u;
const WORDS_AND_MARKS = /\p{L}+(?:['’]\p{L}+)*|[^\s\p{L}-]/gu;

const toWords = (text: string): string[] => text.toLowerCase().match(WORDS_AND_MARKS) ?? [];

function isNamedAt(words: readonly string[], at: number, noun: readonly string[]): boolean {
  return noun.every((part, next) => {
    const word = words[at + next] ?? "";
    return word === part || (next === noun.length - 1 && isPluralOf(word, part));
  });
}

/** The colour right before a noun, or with one plain word between; "black and white" is none. */
function colourBefore(words: readonly string[], at: number): Colour | undefined {
  const back = BETWEEN.test(words[at - 1] ?? "") ? 2 : 1;
  const before = words[at - back - 1];
  return before === "and" && CALLED[words[at - back - 2] ?? ""] ? undefined : CALLED[words[at - back] ?? ""];
}

/** Every colour that a text gives a noun. */
export function coloursIn(text: string, noun: string): Colour[] {
  const words = toWords(text);
  const parts = noun.split(" ");
  const found = words.flatMap((_, at) => {
    if (!isNamedAt(words, at, parts)) return [];
    const after = at + parts.length;
    const told = IS.test(words[after] ?? "") ? CALLED[words[after + 1] ?? ""] : undefined;
    return colourBefore(words, at) ?? told ?? [];
  });
  return [...new Set(found)];
}

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
