import { findEntries } from "@/lib/features/writing/subjects/find-entry";
import { splitWish } from "@/lib/features/writing/subjects/runs";
import type { LexiconEntry, SubjectClass } from "@/lib/features/writing/subjects/subject";

/** "Broccoli and ice cream have a fight": both do it. */
const JOINS = /^(?:and|&|n|v|vs|versus|or|y|e|et|und)$/u;
const ARTICLE = /^(?:the|a|an|my|our|his|her|their|some|el|la|los|las|le|les|der|die|das)$/u;
/** What belongs to it, or where it is: that is left out and said, and the rest can be told. */
const OF_IT = /^(?:with|of)$/u;
const WHERE = /^(?:in|on|at|to|from|near|by|beside|under|behind|over|of)$/u;
const CALLED = /^(?:called|named)$/u;
const AROUND: ReadonlySet<SubjectClass> = new Set(["place", "plant", "sky", "weather"]);
/** Words that add nothing to what happens in a story, and those that only say where they lead. */
export const SAYS_LITTLE: ReadonlySet<string> = new Set(
  `a an the and or of for to from in on at by with my our his her their its it is are was were be i we me us you your he
  she they them this that who which pls plz please thanks story stories book books tale tales adventure adventures fun
  funny day days night morning afternoon evening tonight today bedtime monday tuesday wednesday thursday friday saturday
  sunday weekend time friend buddy pal world land really very so cute little big small tiny lovely nice good great
  best again too also all about one some part chapter number i ii iii iv v two three four five six seven eight nine ten
  problem trouble mystery secret drama emergency surprise wonder magic magical not scary back return returns kindest smallest biggest
  nee naw choo chuff
  vroom beep brum woof meow moo`.split(/\s+/u),
);

export type SubjectAct = {
  /** "Ate", "homework" of "the goat that ate the homework": the words that say something, in small letters. */
  solid: readonly string[];
};

/**
 * What a text says of its subject besides its name: what it does, what it is, where or with what. `null` where it is only
 * named. Whoever orders "a giraffe in the bath" wants the bath as much as the giraffe.
 */
export function readAct(text: string, subject: LexiconEntry, name: string | null): SubjectAct | null {
  const words = splitWish(text);
  const rest = afterSubjects(words, subject);
  // What it owns is left out and said: "the owl's quiet night".
  if (/'s?$/u.test(words.at(-rest.length - 1) ?? "")) return null;
  if (OF_IT.test(rest[0] ?? "") || isPlace(rest)) return null;
  // What stood before it already is said twice: "The Long Night The Long Night".
  const said = new Set([".", ...splitWish(name ?? ""), ...words.slice(0, words.length - rest.length)]);
  const solid = rest
    .map((word) => word.replace(/'s?$/u, ""))
    .filter((word) => !SAYS_LITTLE.has(word) && !said.has(word) && !/^(?:\d+|\p{L})$/u.test(word));
  return solid.length > 0 ? { solid } : null;
}

const BREAK = /\s[—–-]+\s|[:;,/()!?]/u;
/** What stands behind a mark says something else: "Zoe's Café: the grand opening". */
export const splitAtMarks = (text: string): string[] => text.split(BREAK);

/** What follows the subject, whoever stands beside it, and what it is called. */
function afterSubjects(words: readonly string[], subject: LexiconEntry): readonly string[] {
  const found = findEntries(words);
  // "Brother" in a topic is the big brother of the title.
  const isIt = ({ entry }: { entry: LexiconEntry }) =>
    entry === subject || (entry.class === "relative" && entry.word.endsWith(` ${subject.word}`));
  let at = found.find(isIt)?.end ?? words.length;
  while (JOINS.test(words[at] ?? "")) {
    const next = ARTICLE.test(words[at + 1] ?? "") ? at + 2 : at + 1;
    // "And the red plane".
    const other = found.find(({ start }) => start === next || start === next + 1);
    // Whom we don't know is called so: "the fox and Zoë".
    at = other?.end ?? next + 1;
  }
  return words.slice(CALLED.test(words[at] ?? "") ? at + 2 : at);
}

/** "In the bay", "on Skellig Michael", "snow" of "penguin snow": a place and nothing else; a bath is none. */
function isPlace([first = "", ...others]: readonly string[]): boolean {
  const isWhere = WHERE.test(first);
  const words = isWhere ? others.slice(ARTICLE.test(others[0] ?? "") ? 1 : 0) : [first, ...others];
  if (words.length > 3) return false;
  const found = findEntries(words);
  const isNamed =
    found.length > 0 && words.length === found.reduce((sum, { start, end }) => sum + end - start, 0);
  return (isWhere || isNamed) && found.every(({ entry }) => AROUND.has(entry.class));
}
