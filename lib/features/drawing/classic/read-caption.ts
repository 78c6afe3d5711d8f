import { isPluralOf } from "@/lib/shared/singular";
import type { SceneProp } from "@/lib/shared/story";
import type { Station } from "./props/prop-drawings";

/** What a caption says of a thing in its picture: how many there are, and whether it flies or lies. */

const COUNTS: ReadonlyMap<string, number> = new Map([
  ["two", 2],
  ["three", 3],
  ["four", 4],
]);
/** So many words may stand before the noun that is counted: "three small birds". */
const MOST_BESIDE = 2;
/** A hyphen parts words, as a space does; a mark stands for itself, and parts what is said. */
const WORDS_AND_MARKS = /\p{L}+(?:['’]\p{L}+)*|[^\s\p{L}-]/gu;
const IS_WORD = /^\p{L}/u;

const nounOf = (prop: SceneProp): string => prop.replace("thing:", "").replaceAll("-", " ");

export function countIn(caption: string, prop: SceneProp): number {
  const words = caption.toLowerCase().match(WORDS_AND_MARKS) ?? [];
  const noun = nounOf(prop).split(" ");
  for (const [at, word] of words.entries()) {
    const count = COUNTS.get(word);
    if (count !== undefined && isCounted(words.slice(at + 1), noun)) return count;
  }
  return 1;
}

/** Whether what follows a number are several of a noun. */
function isCounted(words: readonly string[], noun: readonly string[]): boolean {
  const last = noun.length - 1;
  for (let beside = 0; beside <= MOST_BESIDE; beside += 1) {
    const isNamed = noun.every((part, at) => {
      const word = words[beside + at] ?? "";
      return at === last ? isPluralOf(word, part) : word === part;
    });
    if (isNamed) return true;
    if (!IS_WORD.test(words[beside] ?? "")) return false;
  }
  return false;
}

/** What flies where a caption says so, and stands or sits where it says nothing. */
const WINGED: ReadonlySet<string> = new Set(
  "bird butterfly bee bat owl crow dove parrot sparrow robin songbird seagull swallow goose swan duck eagle ladybug moth dragonfly airplane helicopter".split(
    " ",
  ),
);
const FLIES = /\b(?:fl(?:y|ies|ew|ying)|overhead|in the (?:sky|air)|high above|circl(?:e|es|ing))\b/iu;
/** Where a kite is up, or is on its way there. */
const ALOFT = /\b(?:fl(?:y|ies|ew|ying)|up|over|above|overhead|high|sky|string|runs?|running|flown)\b/iu;
const LIES = /\b(?:about to fly|lies|lying|lay|has landed|in the grass|on the (?:ground|grass|floor))\b/iu;

/** A kite is up where the caption has it there, and lies in the grass or stands in a kitchen elsewhere. */
const kiteIn = (caption: string): Station => (ALOFT.test(caption) && !LIES.test(caption) ? "air" : "floor");

export function stationIn(caption: string, prop: SceneProp, own: Station): Station {
  const noun = nounOf(prop);
  if (noun === "kite") return kiteIn(caption);
  if (!WINGED.has(noun)) return own;
  const [named] = [...caption.matchAll(/\p{L}+/gu)].filter(([word]) => {
    const small = word.toLowerCase();
    return small === noun || isPluralOf(small, noun);
  });
  const [after = ""] = named ? (/^[^,.;]*/u.exec(caption.slice(named.index + named[0].length)) ?? []) : [];
  return FLIES.test(after) ? "air" : own;
}

/** Whether a caption calls a thing a toy. */
export const isToyIn = (caption: string, prop: SceneProp): boolean =>
  caption.toLowerCase().includes(`toy ${nounOf(prop)}`);

/** What is drawn inside something else isn't drawn beside it once more. */
export const isInside = (prop: SceneProp, props: readonly SceneProp[]): boolean =>
  prop === "egg" && props.includes("nest");
