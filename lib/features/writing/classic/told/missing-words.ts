import { isCommonWord } from "@/lib/features/writing/common-words";
import { findEntries, type Found } from "@/lib/features/writing/subjects/find-entry";
import { REAL_WORDS } from "@/lib/features/writing/subjects/real-words";
import { splitWish } from "@/lib/features/writing/subjects/runs";
import type { LexiconEntry } from "@/lib/features/writing/subjects/subject";
import { BOYS, GIRLS } from "@/lib/features/writing/given-names";
import { otherWordsOf } from "./in-other-words";
import { NOBODY_MISSES } from "./idle-words";
import type { Tells } from "./telling";

/** Whether anything of a part of a text is in the story. */
export function hasAny(text: string, counter: Tells, idle: ReadonlySet<string>): boolean {
  const words = splitWish(text);
  const found = findEntries(words).filter(({ entry, end }) => !isFeltOf(entry, words.slice(end)));
  if (found.some(({ entry }) => counter.hasEntry(entry))) return true;
  const solid = words.filter((word) => !idle.has(word) && !FELT.has(word) && /\p{L}/u.test(word));
  return solid.length === 0 || solid.some((word) => counter.hasWord(word));
}

/** "Fear of heights" is told where heights are, and not wherever somebody is afraid. */
const isFeltOf = ({ class: kind }: LexiconEntry, [of = "", what]: readonly string[]): boolean =>
  kind === "feeling" && of === "of" && what !== undefined;
const FELT: ReadonlySet<string> = new Set("fear afraid scared frightened terrified nervous".split(" "));

/** Words of a text that follow one another and aren't in the story, and whether one of them is a noun of ours. */
export type Missing = { start: number; end: number; isNoun: boolean };

type Look = {
  counter: Tells;
  /** Nouns that nobody misses there. */
  isIdle?: (found: Found) => boolean;
};

export const NO_COLOURS_NOR_SIZES =
  /^(?:red|blue|green|yellow|orange|purple|pink|brown|black|white|gr[ae]y|golden|silver|tall|short|wide|fat|thin|wonky|fast|slow|(?!(?:\p{L}*(?:forest|quest)|chest|test|guest|nest|west|rest|harvest|arrest|interest)$)\p{L}+est)$/u;
const IS_LATIN = /^[\p{Script=Latin}'’-]{2,}$/u;
const BETWEEN = /^(?:a|an|the|his|her|my|our|their)$/u;

/** Of a text, the words that aren't in the story: "duck" of "a tractor and a duck". */
export function listMissing(words: readonly string[], { counter, isIdle = () => false }: Look): Missing[] {
  const found = findEntries(words);
  const nounAt = (at: number): Found | undefined => found.find(({ start, end }) => start <= at && at < end);
  const isTold = (word: string, at: number) => {
    const noun = nounAt(at);
    if (noun)
      return (
        isIdle(noun) ||
        counter.hasEntry(noun.entry) ||
        words.slice(noun.start, noun.end).every((one) => counter.hasWord(one))
      );
    return !isWordOfContent(word, words[at - 1]) || counter.hasWord(word);
  };
  const missing: Missing[] = [];
  for (const [at, word] of words.entries()) {
    if (isTold(word, at)) continue;
    const isNoun = nounAt(at) !== undefined;
    const last = missing.at(-1);
    // "Losing a tooth" is missing as a whole.
    const isNext = last && (last.end === at || isDoneTo(words, last.end, at));
    if (isNext) missing.splice(-1, 1, { ...last, end: at + 1, isNoun: last.isNoun || isNoun });
    else missing.push({ start: at, end: at + 1, isNoun });
  }
  return missing.map((one) => ({ ...one, start: startOf(one, nounAt) }));
}

/** "Losing a tooth". */
export const isDoneTo = (words: readonly string[], end: number, at: number): boolean =>
  end === at - 1 && BETWEEN.test(words[end] ?? "") && /ing$/u.test(words[end - 1] ?? "");

/** A garden that isn't missing belongs to the centre behind it that is. */
function startOf({ start, isNoun }: Missing, nounAt: (at: number) => Found | undefined): number {
  const before = isNoun ? undefined : nounAt(start - 1);
  return before?.entry.class === "place" ? before.start : start;
}

/** Whether a word that is no noun of ours says something; what somebody is called doesn't. */
const isWordOfContent = (word: string, before = ""): boolean =>
  IS_LATIN.test(word) &&
  !NOBODY_MISSES.has(word) &&
  !NO_COLOURS_NOR_SIZES.test(word) &&
  !/^(?:called|named|mr|mrs|miss|ms)$/u.test(before) &&
  !(/'s?$/u.test(word) && !isKnown(word.replace(/'s?$/u, "")));

export const isKnown = (word: string): boolean => isCommonWord(word) || REAL_WORDS.has(word);

/** Words of a text as their parent wrote them. */
export function asWritten(
  words: readonly string[],
  { start, end }: Pick<Missing, "start" | "end">,
  written: string,
) {
  const part = words.slice(start, end);
  const said = part.join(" ");
  const plain = written.toLowerCase().replaceAll("’", "'");
  const at = plain.indexOf(said);
  if (at >= 0) return written.slice(at, at + said.length);
  // "Fish & chips": what stands between is no word.
  const found = new RegExp(part.map((word) => RegExp.escape(word)).join("[^\\p{L}\\p{N}]+"), "u").exec(plain);
  return found ? written.slice(found.index, found.index + found[0].length) : said;
}

const AT_A_PLACE = /(?<!\p{L})(?:in|at|from|to|near|of|on) (?<place>\p{Lu}\p{L}{2,}(?: \p{Lu}\p{L}{2,})?)/gu;
const NAMES: ReadonlySet<string> = new Set([...GIRLS, ...BOYS].map((name) => name.toLowerCase()));

/** Cities, countries and islands that a text names: words after "in" or "from" that are no words of ours, nor a shop's. */
export function listPlaces(written: string, names: readonly string[]): string[] {
  const isWord = (word: string) => isKnown(word) || NAMES.has(word) || findEntries([word]).length > 0;
  const own = new Set(names.flatMap(splitWish));
  return [...written.matchAll(AT_A_PLACE)]
    .flatMap(({ groups }) => groups?.["place"] ?? [])
    .filter((place) =>
      splitWish(place).every((word) => !isWord(word) && !own.has(word) && otherWordsOf(word).length === 0),
    );
}
