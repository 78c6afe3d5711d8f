import type { Colour } from "./colours";
import { isPluralOf } from "./singular";

/** Of which colour words say that something is. */

/** By words of an order, of which any may be the name of a part that every object has. */
const CALLED = new Map<string, Colour>(
  Object.entries<Colour>({
    ...{ red: "red", scarlet: "red", crimson: "red", orange: "orange", yellow: "yellow", green: "green" },
    ...{ blue: "blue", turquoise: "blue", purple: "purple", violet: "purple", pink: "pink", brown: "brown" },
    ...{ black: "black", white: "white", gray: "gray", grey: "gray" },
    ...{ gold: "gold", golden: "gold", silver: "silver" },
  }),
);
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
  return before === "and" && CALLED.get(words[at - back - 2] ?? "")
    ? undefined
    : CALLED.get(words[at - back] ?? "");
}

/** Every colour that a text gives a noun. */
export function coloursIn(text: string, noun: string): Colour[] {
  const words = toWords(text);
  const parts = noun.split(" ");
  const found = words.flatMap((_, at) => {
    if (!isNamedAt(words, at, parts)) return [];
    const after = at + parts.length;
    const told = IS.test(words[after] ?? "") ? CALLED.get(words[after + 1] ?? "") : undefined;
    return colourBefore(words, at) ?? told ?? [];
  });
  return [...new Set(found)];
}
