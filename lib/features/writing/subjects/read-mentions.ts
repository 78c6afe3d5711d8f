import { isCommonWord } from "@/lib/features/writing/common-words";
import { isDeedNoName } from "./deed-or-name";
import { findEntries, type Found } from "./find-entry";
import { splitWish } from "./runs";
import type { LexiconEntry, SubjectClass } from "./subject";

/** After one of these, a text says where, with whom or when; what it is about stands before. */
const BREAKS = new Set(
  "and or with in on at from for of to by under behind near beside over above inside into through who that which whose when where because called named is are was were would could".split(
    " ",
  ),
);
/** As hurried people write "don't". */
const CONTRACTED = /^(?:do|did|does|ca|could|wo|would|is|was|are|were|has|have|had)nt$/u;
const CALLED = /\b(?:[Cc]alled|[Nn]amed)\s+(\p{Lu}[\p{L}'’-]*)/u;

/** `start` and `end` count words. */
export type Mention = Found & { name: string | null; isHead: boolean };

/** The nouns of a text; the head of its first phrase leads. */
export function readMentions(words: string, written: string): Mention[] {
  const list = splitWish(words);
  const given = findGivenName(list, written) ?? CALLED.exec(written)?.[1];
  const found = findEntries(list).filter(({ start }) => list[start] !== given?.toLowerCase());
  const head = findHead(list, found);
  return found.map((one) => ({ ...one, name: findName(one, list, written), isHead: one === head }));
}

/** "Bones" of "dinosaur bones in the museum", "bear" of "the bear who could not wait". */
function findHead(words: readonly string[], found: readonly Found[]): Found | undefined {
  const [first] = found;
  if (!first) return undefined;
  const next = words.findIndex((word, index) => index >= first.end && BREAKS.has(word));
  const end = next < 0 ? words.length : next;
  const phrase = found.filter((one) => one.end <= end);
  // "Afraid of spiders": what a feeling is about.
  if (first.entry.class === "feeling" && words[first.end] === "of") return found[1] ?? first;
  let head = first;
  for (const one of phrase) if (one.start === head.end) head = one;
  return head;
}

/** The one word with a capital in what is else written small: "new puppy Muffin"; or the first of "Biscuit the hamster". */
function findGivenName(words: readonly string[], written: string): string | undefined {
  const spelled = written.split(/[^\p{L}\p{N}'’-]+/u).filter(Boolean);
  if (spelled.length !== words.length || spelled.length < 2) return undefined;
  if (isNamedAfterNoun(words) && /^\p{Lu}\p{Ll}+$/u.test(spelled[0] ?? "")) return spelled[0];
  const large = spelled.filter((word, index) => index > 0 && /^\p{Lu}/u.test(word));
  const before = words[spelled.indexOf(large[0] ?? "") - 1];
  const isAnimal =
    before !== undefined && findEntries([before]).some(({ entry }) => entry.class === "animal");
  return large.length === 1 && isAnimal ? large[0] : undefined;
}

/** What pets are called after. */
const PETS_ARE_CALLED: ReadonlySet<SubjectClass> = new Set(["food", "plant", "clothing", "weather", "sky"]);

/** A pet that is called as something else is: "Biscuit the hamster", and no pirate and no bear that is a hamster. */
function isNamedAfterNoun([name = "", article, ...rest]: readonly string[]): boolean {
  const [animal] = article === "the" ? findEntries(rest) : [];
  if (animal?.start !== 0 || animal.entry.class !== "animal") return false;
  const [noun, ...more] = findEntries([name]);
  return noun !== undefined && more.length === 0 && PETS_ARE_CALLED.has(noun.entry.class);
}

/** "Our dog Biscuit", "a puppy called Muffin", "Axel the Axolotl", "Grandma Jo". */
function findName({ entry, start, end }: Found, words: readonly string[], written: string): string | null {
  const given = findGivenName(words, written);
  const called = given && words[end] === given.toLowerCase() ? given : CALLED.exec(written)?.[1];
  return called ?? findKnownName({ entry, start, end }, words, written);
}

function findKnownName(
  { entry, start, end }: Found,
  words: readonly string[],
  written: string,
): string | null {
  const spelled = written.split(/[^\p{L}\p{N}'’-]+/u).filter(Boolean);
  if (spelled.length !== words.length) return null;
  // "Fergus the fox and Hettie the hedgehog".
  if (words[start - 1] === "the" && (start === 2 || words[start - 3] === "and"))
    return asNameBefore(start, { words, written, spelled: spelled[start - 2] }, entry);
  const isOurs = ["our", "my"].includes(words[start - 1] ?? "") || entry.class === "relative";
  const isPlain = spelled.slice(0, end).every((word, index) => index === 0 || /^\p{Ll}/u.test(word));
  return isOurs || (isPlain && entry.class === "animal") ? asName(spelled[end], entry) : null;
}

type Before = { words: readonly string[]; written: string; spelled: string | undefined };

/** "Fergus" of "Fergus the fox", and "Biscuit" of "Biscuit the hamster". */
const asNameBefore = (
  start: number,
  { words, written, spelled }: Before,
  entry: LexiconEntry,
): string | null =>
  start === 2 && isNamedAfterNoun(words) ? (findGivenName(words, written) ?? null) : asName(spelled, entry);

function asName(word: string | undefined, { word: noun }: LexiconEntry): string | null {
  const plain = word?.replace(/['’]s?$/u, "");
  if (!plain || !/^\p{Lu}\p{L}+$/u.test(plain)) return null;
  const small = plain.toLowerCase();
  const isWord = isCommonWord(small) || CONTRACTED.test(small) || isDeedNoName(small);
  if (small === noun || isWord || findEntries([small]).length > 0) return null;
  return plain;
}
