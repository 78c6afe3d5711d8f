import { foldName } from "@/lib/shared/fold-name";
import { isCommonWord } from "./common-words";
import { findSpelled } from "./subjects/find-entry";
import { areWords, mayBeGlued, unglue } from "./subjects/glued-words";
import { REAL_WORDS } from "./subjects/real-words";

/** Further on in a word, a shorter name is hidden where all that is around it are words: "mysterious" isn't of Rio. */
const LONG_NAME = 5;
/** So is one that is shorter yet at its beginning, where the child nearly always stands. */
const SHORTEST_NAME = 3;

const isNoun = (word: string): boolean => findSpelled(word) !== undefined;
const isEnglish = (word: string): boolean => isCommonWord(word) || isNoun(word) || REAL_WORDS.has(word);

/**
 * A word that may be several without their spaces, with a token for each name in it: "HERO lost her tooth" of
 * "annabellosthertooth". A word that we know stays: nobody of "understanding" is called Stan.
 */
export function hideInside(word: string, names: ReadonlySet<string>, token: string): string {
  const plain = foldName(word);
  if (!mayBeGlued(plain) || isEnglish(plain)) return word;
  const inside = [...names]
    .filter((name) => isInside(plain, name))
    .toSorted((one, other) => other.length - one.length);
  const apart =
    inside.length > 0
      ? plain.replace(new RegExp(inside.map((name) => RegExp.escape(name)).join("|"), "gu"), ` ${token} `)
      : plain;
  const words = apart
    .trim()
    .split(/ +/u)
    .flatMap((part) => unglue(part, isNoun).split(" "))
    .map((part) => (names.has(part) ? token : part));
  return words.includes(token) ? words.join(" ") : word;
}

function isInside(word: string, name: string): boolean {
  if (name.length >= LONG_NAME) return word.includes(name);
  if (name.length < SHORTEST_NAME) return false;
  const around = word.split(name);
  return word.startsWith(name) || (around.length > 1 && around.every((part) => areWords(part, isNoun)));
}
