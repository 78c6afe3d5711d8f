import { findEntries } from "./find-entry";
import { splitWish } from "./runs";

/** "The little", "Nani's red": what may stand before the noun of a title. */
const MOST_BEFORE = 3;
const BEGINS = /^(?:the|a|an|my|our|his|her|their|this|that|one|some|\p{L}+['’]s)$/iu;

/** "Moving house" is something that is done, whatever the title is of. */
const DONE =
  /^(?:moving|changing|leaving|going|getting|starting|losing|sharing|saying|being|having|making)\b/iu;

/**
 * "The Little Black Cat", "Nani's Red Sari": a title that is one noun with what it is like, or whose, beside a first topic
 * that says nothing which is done.
 */
export function isNounAlone(unnamedTitle: string, firstTopic = ""): boolean {
  if (DONE.test(firstTopic)) return false;
  const [first = ""] = unnamedTitle.trim().split(/\s+/u);
  const words = splitWish(unnamedTitle);
  const [found, ...more] = findEntries(words);
  if (!found || more.length > 0 || !BEGINS.test(first)) return false;
  return found.end === words.length && found.start <= MOST_BEFORE;
}

/** "Museum", "a flood": a topic that is one noun and nothing else. */
export function isBareNoun(topic: string): boolean {
  const words = splitWish(topic.replace(/^(?:the|an?|my|our|some) /iu, ""));
  const [found, ...more] = findEntries(words);
  return found !== undefined && more.length === 0 && found.end - found.start === words.length;
}
