import { findEntries, type Found } from "./find-entry";
import { listFiner } from "./finer-classes";
import { splitWish } from "./runs";
import type { LexiconEntry, SubjectClass } from "./subject";

/** The run, in the singular, of the plots that tell of two who are unlike each other. */
export const TWO_FRIENDS = "two-unlike-friend";

const SOMEBODY: ReadonlySet<SubjectClass> = new Set(["animal", "being", "person", "toy", "plant", "vehicle"]);
/** Of things it has to be said that they are friends: a digger and a tractor may be anything. */
const BEINGS: ReadonlySet<SubjectClass> = new Set(["animal", "being", "person"]);
const FRIENDLY =
  /^(?:friends?|fr(?:ei|e|i)nds?|friendship|befriends?|befriended|besties?|bffs?|buddies|pals?|mates?|chums|companions|enem(?:y|ies)|rivals|opposites)$/u;
const JOINS = /^(?:and|&|n|und|et|y)$/u;
const ARTICLE = /^(?:the|a|an)$/u;
/** What says of two no more than that they are friends, or how unlike they are. */
const IDLE = new Set(
  `a an the and n & of with between to from is are was were be being become becomes becoming became make makes making made
  who that they each other another story stories tale book about best new odd unusual strange true very really so not
  unlikely different unlike opposites opposite can could will still now finally how once upon time used despite
  hate hates hated dislike like likes liked big small tiny huge little giant tall short funny called named always
  together forever pls please w be up end ends ended at first in it turned dont don't didn't doesn't get got along on learn
  learns total totally complete completely opposite pair duo couple two grumpy cheerful happy sad noisy loud quiet shy brave
  fast slow messy tidy lazy busy young old sleepy clumsy chatty mr mrs who's that's thats whos`.split(/\s+/u),
);

type Reading = { words: readonly string[]; found: readonly Found[]; isFriendly: boolean };

const isOne = ({ entry }: Found): boolean =>
  SOMEBODY.has(entry.class) && !listFiner(entry).some((finer) => finer === "acquaintance" || finer === "kin");

function read(text: string): Reading {
  const words = splitWish(text);
  return { words, found: findEntries(words), isFriendly: words.some((word) => FRIENDLY.test(word)) };
}

/** Whether a text says nothing but who the two are, what they are called, and that they are friends. */
function isOfNothingElse({ words, found }: Reading, names: ReadonlySet<string>): boolean {
  const known = new Set(found.filter(isOne).flatMap(({ start, end }) => words.slice(start, end)));
  return words.every(
    (word) =>
      known.has(word) || IDLE.has(word) || FRIENDLY.test(word) || names.has(word.replace(/'s?$/u, "")),
  );
}

/** "The fox and the hedgehog", with nothing else between the two. */
function areJoined({ words, found }: Reading, names: ReadonlySet<string>): boolean {
  const [first, second] = found.filter(isOne);
  if (!first || !second) return false;
  const between = words.slice(first.end, second.start);
  return (
    between.some((word) => JOINS.test(word)) &&
    between.every((word) => JOINS.test(word) || ARTICLE.test(word) || IDLE.has(word) || names.has(word))
  );
}

/** Two animals or beings; of people, only where they have to do with a being: a vet and a dog are another story. */
const areBeings = (pair: readonly LexiconEntry[]): boolean =>
  pair.every((entry) => BEINGS.has(entry.class)) &&
  (pair.every((entry) => entry.class !== "person") || pair.some((entry) => entry.class === "being"));

function pairOf(reading: Reading, names: ReadonlySet<string>): LexiconEntry[] | null {
  const pair = [...new Set(reading.found.filter(isOne).map(({ entry }) => entry))];
  return pair.length === 2 && isOfNothingElse(reading, names) ? pair : null;
}

/** The child's own name stands in a title as ".": "Princess ." is the child, and ".'s dog" is theirs. */
const IS_THE_HEROES = /\.['’]s|\p{L} \.(?! *$)/u;

/**
 * The two of whom an order tells that they are friends, or become so, and nothing else: "the bear and the mouse are
 * friends". Nobody where it isn't about two, or about something that they do.
 */
export function findTwoFriends(texts: readonly string[], given: readonly string[]): readonly LexiconEntry[] {
  const names = new Set(given.map((name) => name.toLowerCase()));
  if (texts.some((text) => IS_THE_HEROES.test(text))) return [];
  const readings = texts.filter(Boolean).map(read);
  const all = read(texts.join(" , "));
  for (const reading of readings) {
    const pair = pairOf(reading, names);
    if (!pair) continue;
    if (all.isFriendly) return pair;
    const saysMore = readings.some((other) => other !== reading && !isOfNothingElse(other, names));
    if (!saysMore && areBeings(pair) && areJoined(reading, names)) return pair;
  }
  return (all.isFriendly && pairOf(all, names)) || [];
}

/** The words of an order that say no more of the two than the plot of them does. */
export const listIdleOfFriends = (texts: readonly string[]): string[] =>
  texts.flatMap(splitWish).filter((word) => IDLE.has(word) || FRIENDLY.test(word));
