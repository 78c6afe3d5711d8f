import { isCommonWord } from "@/lib/features/writing/common-words";
import { isGivenName } from "@/lib/features/writing/given-names";
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
  const spelled = spell(words, written);
  if (!spelled || spelled.length < 2) return undefined;
  const named = words.findIndex((_, at) => isCapital(spelled[at]) && isNamedLikeNoun(words, at));
  if (named >= 0) return spelled[named];
  const large = spelled.filter((word, index) => index > 0 && /^\p{Lu}/u.test(word));
  const before = words[spelled.indexOf(large[0] ?? "") - 1];
  const isAnimal =
    before !== undefined && findEntries([before]).some(({ entry }) => entry.class === "animal");
  return large.length === 1 && isAnimal ? large[0] : undefined;
}

/** Words as their parent wrote them; the hero's name stands before them, or nothing. */
function spell(words: readonly string[], written: string): string[] | null {
  const spelled = written.split(/[^\p{L}\p{N}'’-]+/u).filter(Boolean);
  if (spelled.length === words.length) return spelled;
  const behind = words.length > 0 && spelled.length > words.length ? spelled.slice(-words.length) : null;
  return behind && splitWish(behind.join(" ")).every((word, at) => word === words[at]) ? behind : null;
}

const isCapital = (word = ""): boolean => /^\p{Lu}\p{Ll}+$/u.test(word);

/** What pets are called after. */
const PETS_ARE_CALLED: ReadonlySet<SubjectClass> = new Set(["food", "plant", "clothing", "weather", "sky"]);

/** Girls and boys, too, though each is a noun of ours as well. */
const IS_ALSO_NOUN =
  /^(?:rosie|rose|daisy|lily|poppy|ivy|iris|violet|hazel|holly|bella|marina|ruby|pearl|coral)$/u;

/**
 * Somebody who is called as something else is: "Biscuit the hamster", and no pirate and no bear that is a hamster; "Bella
 * the mermaid"; "Princess Rosie".
 */
function isNamedLikeNoun(words: readonly string[], at: number): boolean {
  const [name = "", ...rest] = words.slice(at);
  const [noun, ...more] = findEntries([name]);
  if (noun === undefined || more.length > 0) return false;
  const isChilds = isGivenName(name) || IS_ALSO_NOUN.test(name);
  if (ROYAL.test(words[at - 1] ?? "")) return isChilds;
  const kind = at === 0 || words[at - 1] === "and" ? findWhoIsTold(rest) : null;
  return isChilds ? kind !== null : kind === "animal" && at === 0 && PETS_ARE_CALLED.has(noun.entry.class);
}

/** "Animal" of "the hamster", or "being" of "the mermaid", right behind a name. */
function findWhoIsTold([article, ...rest]: readonly string[]): "animal" | "being" | null {
  const [somebody] = article === "the" ? findEntries(rest) : [];
  if (somebody?.start !== 0) return null;
  const { class: kind } = somebody.entry;
  return kind === "animal" || kind === "being" ? kind : null;
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
  const spelled = spell(words, written);
  if (!spelled) return null;
  // "Fergus the fox and Hettie the hedgehog".
  if (words[start - 1] === "the" && (start === 2 || words[start - 3] === "and"))
    return nameBefore(start - 2, { words, spelled }, entry);
  const isOurs =
    /^(?:our|my)$/u.test(words[start - 1] ?? "") || entry.class === "relative" || ROYAL.test(entry.word);
  const isPlain = spelled.slice(0, end).every((word, index) => index === 0 || /^\p{Ll}/u.test(word));
  return isOurs || (isPlain && entry.class === "animal") ? asName(spelled[end], entry) : null;
}

type Spelled = { words: readonly string[]; spelled: readonly string[] };

/** "Fergus" of "Fergus the fox", and "Biscuit" of "Biscuit the hamster". */
function nameBefore(at: number, { words, spelled }: Spelled, entry: LexiconEntry): string | null {
  const name = spelled[at] ?? "";
  return isCapital(name) && isNamedLikeNoun(words, at) ? name : asName(name, entry);
}

const ROYAL = /^(?:princess|prince|queen|king)$/u;

function asName(word: string | undefined, { word: noun }: LexiconEntry): string | null {
  const plain = word?.replace(/['’]s?$/u, "");
  if (!plain || !/^\p{Lu}\p{L}+$/u.test(plain)) return null;
  const small = plain.toLowerCase();
  const isWord = isCommonWord(small) || CONTRACTED.test(small) || isDeedNoName(small);
  if (small === noun || isWord || findEntries([small]).length > 0) return null;
  return plain;
}
