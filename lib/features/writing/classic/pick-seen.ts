import type { StoryOrder } from "@/lib/shared/story";
import { toNameForms } from "@/lib/features/writing/name-forms";
import type { Pick as PlotPick } from "./grammar";

const PARTS = 3;
/** A first reader's sentence. */
const SHORT_WORDS = 8;

/** With more, whoever else is in it costs too much of a page. */
const MOST_WORDS = 9;

const lengthOf = (text: string): number => text.split(" ").length;
const shortestOf = (texts: readonly string[]): string | undefined =>
  texts.toSorted((left, right) => lengthOf(left) - lengthOf(right))[0];

/**
 * What whoever remembers a day says of it: what its pictures showed early, in the middle and late, with somebody else in it
 * where there is a choice. `null` where less is known of it.
 */
export function pickSeen({ before, heroName }: Pick<StoryOrder, "before" | "heroName">): PlotPick | null {
  const { seen = [], companions = [] } = before ?? {};
  const name = toNameForms(heroName).short;
  const texts = seen.map((text) => text.replaceAll("{hero}", name));
  const placeOf = (part: number) => Math.floor((part * texts.length) / PARTS);
  const isOfOthers = (text: string) =>
    lengthOf(text) <= MOST_WORDS && companions.some((one) => text.includes(one.name));
  const [first, second, third] = Array.from({ length: PARTS }, (_, part) => {
    const some = texts.slice(placeOf(part), placeOf(part + 1));
    return shortestOf(some.filter(isOfOthers)) ?? shortestOf(some);
  });
  if (!first || !second || !third) return null;
  const short = texts.filter((text) => lengthOf(text) <= SHORT_WORDS);
  const [early, ...later] = short;
  return {
    text: "that day",
    ...{ first, second, third },
    short: early ?? `Here is ${name}`,
    last: later.at(-1) ?? "That was all of it",
  };
}
