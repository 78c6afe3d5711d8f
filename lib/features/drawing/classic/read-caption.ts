import type { SceneProp } from "@/lib/shared/story";
import type { Station } from "./props/prop-drawings";

/** What a caption says of a thing in its picture: how many there are, and whether it flies or lies. */

const COUNTS: ReadonlyMap<string, number> = new Map([
  ["two", 2],
  ["three", 3],
  ["four", 4],
]);
/** Before its noun: "three small birds". */
const BESIDE = String.raw`(?:\p{L}+ ){0,2}`;

const nounOf = (prop: SceneProp): string => prop.replace("thing:", "").replaceAll("-", " ");

/** "Butterflies", "boxes", "leaves". */
function pluralOf(noun: string): string {
  if (/[^aeiou]y$/u.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (/(?:s|x|ch|sh)$/u.test(noun)) return `${noun}es`;
  return noun === "leaf" ? "leaves" : `${noun}s`;
}

export function countIn(caption: string, prop: SceneProp): number {
  const words = [...COUNTS.keys()].join("|");
  const counted = new RegExp(`\\b(${words}) ${BESIDE}${pluralOf(nounOf(prop))}\\b`, "iu").exec(caption);
  return COUNTS.get(counted?.[1]?.toLowerCase() ?? "") ?? 1;
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
  const [, after = ""] = new RegExp(`\\b(?:${noun}|${pluralOf(noun)})\\b([^,.;]*)`, "iu").exec(caption) ?? [];
  return FLIES.test(after) ? "air" : own;
}

/** What is drawn inside something else isn't drawn beside it once more. */
export const isInside = (prop: SceneProp, props: readonly SceneProp[]): boolean =>
  prop === "egg" && props.includes("nest");
