import { findEntries } from "./find-entry";
import { splitWish } from "./runs";

/** Somebody who lacks or lost what everybody knows them by: "the wizard without a hat", "a dragon who lost his fire". */
export type Bereft = { who: string; lacks: string };

const OWN = "(?:(?:an?|any|his|her|its|their|the) )?";
const LACKS = new RegExp(
  `^(?<who>.+?),? (?:(?:without|missing) ${OWN}|(?:(?:who|that|which) )?(?:(?:has|had|have|'s) )?(?:lost|loses|losing|misses|(?:can't|couldn't|cannot|cant) find|forgot|forgets) ${OWN})(?<lacks>[\\p{L}' -]+)$`,
  "iu",
);
const ARTICLE = /^(?:the|an?|my|our|little|poor|sad|old|big|small|tiny|young)$/u;
const MOST_WORDS = 3;
const SOMEBODY: ReadonlySet<string> = new Set(["animal", "being", "person"]);
/** Whoever lost their way, a race or a friend lacks nothing that they are known by. */
const OTHERS =
  /^(?:way|ways|home|house|friends?|family|mom|mum|mother|dad|father|parents|bab(?:y|ies)|race|game|match|time|temper|job|work|memory|life|mind|way home|name|sleep|fear)\b/u;

/** `null` where the title says no such thing, or says it of a child of the family. */
export function readBereft(title: string): Bereft | null {
  const said = LACKS.exec(title.replaceAll("’", "'").trim().toLowerCase())?.groups;
  const who = findSomebody(said?.who ?? "");
  const lacks = splitWish(said?.lacks ?? "").join(" ");
  const isThing = lacks !== "" && lacks.split(" ").length <= MOST_WORDS && !OTHERS.test(lacks);
  return who !== null && isThing ? { who, lacks } : null;
}

/** Who is named, and nobody and nothing else with them. */
function findSomebody(text: string): string | null {
  const words = splitWish(text).filter((word) => !ARTICLE.test(word));
  const [first, ...others] = findEntries(words);
  if (!first || others.length > 0 || first.end - first.start !== words.length) return null;
  return SOMEBODY.has(first.entry.class) ? first.entry.word : null;
}
