import { isCommonWord } from "@/lib/features/writing/common-words";
import { leaveOutName } from "./clean-words";
import { findSpelled } from "./find-entry";
import { isUnmistakable, saysHow, translate, translateAround } from "./foreign-words";
import { pluralOf } from "./plural-of";
import { REAL_WORDS } from "./real-words";
import { splitWish } from "./runs";

/** A title of another language, in English; `null` where we don't know all of its words. */
export type ForeignTitle = { english: string | null };

const ARTICLES: ReadonlySet<string> = new Set(["the", "a", "my", "our"]);
/** Places that are called so in English, too. */
const CALLED_SO = /\b(?:los angeles|las vegas|el paso|la paz|des moines|le mans|el ni[nñ]o)\b/iu;

const isEnglish = (word: string): boolean =>
  isCommonWord(word) || REAL_WORDS.has(word) || findSpelled(word) !== undefined;

/** "Abuela" is known to English, too. */
const isForeign = (word: string, beside: readonly string[]): boolean =>
  !isEnglish(word) || translate(word, beside) !== null;

/** How a title reads that is of another language; `null` where it is English, or has English words in it. */
export function readForeignTitle(title: string, heroName: string): ForeignTitle | null {
  const words = splitWish(leaveOutName(title, heroName)).filter((word) => /\p{L}/u.test(word));
  const meant = words.map((word) => translateAround(word) ?? translate(word, words));
  const [first = "", second = ""] = words;
  // "Die Reise" has an article, and "Die Hard" none.
  const begins = ARTICLES.has(translateAround(first) ?? "") && second !== "" && isForeign(second, words);
  const isMarked =
    begins ||
    words.some((word) => isUnmistakable(word) || (translate(word, words) !== null && !isEnglish(word)));
  const isMixed = words.some((word, at) => meant[at] === null && isEnglish(word));
  if (!isMarked || isMixed || CALLED_SO.test(title)) return null;
  const known = meant.filter((word) => word !== null);
  return { english: known.length < words.length ? null : inEnglish(known) };
}

const COUNTS: ReadonlySet<string> = new Set(["two", "three"]);

function severalOf(word: string): string {
  const entry = findSpelled(word);
  return entry ? pluralOf(entry) : word;
}

/** "The dog lost" is the lost dog, and nobody is in a beach. */
function inEnglish(words: readonly string[]): string {
  const ordered = [...words];
  for (let at = 1; at < ordered.length; at += 1) {
    const [before = "", how = ""] = [ordered[at - 1], ordered[at]];
    const isNoun = findSpelled(before) !== undefined && !saysHow(before);
    if (saysHow(how) && isNoun) ordered.splice(at - 1, 2, how, before);
  }
  const counted = ordered.map((word, at) => (COUNTS.has(ordered[at - 1] ?? "") ? severalOf(word) : word));
  return counted.join(" ").replace(/\bin the (?=(?:beach|sea|school)\b)/u, "at the ");
}
