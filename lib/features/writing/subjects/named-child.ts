import { listHeroNames, type StoryOrder } from "@/lib/shared/story";
import { BOYS, GIRLS, MORE_BOYS, MORE_GIRLS } from "@/lib/features/writing/given-names";
import { cleanTopic } from "./clean-words";
import { saysDeed } from "./events/what-happens";
import { findEntries } from "./find-entry";
import { findHurtChild, readHurtChild } from "./hurt-child";
import type { OrderReading } from "./read-order";
import { splitWish } from "./runs";
import { BLOWS, BULLIES, CALLS_NAMES, HITS } from "./unkind-words";
import { withoutOwnBlows } from "./who-hits";

/** A child whom an order names beside the hero, and whether it is a boy or a girl where that can be known. */
export type NamedChild = {
  name: string;
  kind: "girl" | "boy" | null;
  /** Whoever is said to be unkind plays no friend. */
  isUnkind: boolean;
  /** They are there, and aren't missed or written to. */
  isAlong: boolean;
};

/** Names that children have, no word of ours among them, each nearly always of one of the two. */
const KNOWN: Readonly<Record<"girl" | "boy", ReadonlySet<string>>> = {
  girl: new Set([...GIRLS, ...MORE_GIRLS].map((name) => name.toLowerCase())),
  boy: new Set([...BOYS, ...MORE_BOYS].map((name) => name.toLowerCase())),
};

const FRIEND = /^(?:friend|friends|bestie|bff|mate|classmate|pal|buddy|neighbou?r|cousin)$/u;
/** Before one of these a name is a place's, a saint's, a grown-up's or an animal's; "to Ava" may be a letter. */
const OF_OTHERS =
  /^(?:in|at|from|near|of|on|st|saint|mr|mrs|ms|miss|mx|dr|doctor|called|named|the|a|an|princess|prince|king|queen|captain|sir|lady|uncle|auntie|aunty|aunt|nana|nan|nanny|granny|gran|grandma|grandpa|grandad|granddad|coach|teacher|nurse|babysitter|childminder|sitter|mum|mom|mummy|mommy|dad|daddy|stepmum|stepmom|stepdad|girlfriend|boyfriend|partner|santa|saint|sant|san|trip|visiting)$/u;

/** What is unkind beside what is read as bullying: not to push on a swing, nor to be a bit late. */
const UNKIND = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:won'?t|doesn'?t|didn'?t|never|stopped|stop) (?:play|let|talk|speak|invite|want)",
    `mean|${HITS}|${BULLIES}|${CALLS_NAMES}|call(?:s|ed) (?:me|him|her|them|us)|picks? on|picking on`,
    `(?!push\\p{L}* (?:me|us|him|her) (?:on|in|up) |hurt\\p{L}*(?! (?:me|us|him|my)(?!\\p{L})))(?<!(?:a|little|tiny) )(?:${BLOWS}|kick|push|punch|slap|pinch\\p{L}*|shov\\p{L}+|bite|bitten)`,
    "spits?|spat|spitting|threaten\\p{L}*|laugh\\p{L}*|teases|lef?t (?:\\p{L}+ )?out|leaves (?:\\p{L}+ )?out|horrible|nasty|stole|broke",
  ].join("|")})(?!\\p{L})`,
  "iu",
);

/** The first child whom an order names, who is neither a hero nor of the family, nor anybody's dog. */
export function findNamedChild(order: StoryOrder, reading: OrderReading): NamedChild | null {
  if (reading.died !== null) return null;
  const subjects = [...(reading.main ? [reading.main] : []), ...reading.others];
  const texts = [order.title, ...order.topics].map(cleanTopic);
  // Max of "our dog Max" is a dog; "my friend Maya" is a friend, whoever else is there.
  const isAnimals = subjects.some(({ entry }) => /^(?:animal|being|vehicle|toy)$/u.test(entry.class));
  if (isAnimals && !texts.some((text) => SAYS_FRIEND.test(text))) return null;
  const own = new Set(
    [
      ...listHeroNames(order),
      ...(order.relatives ?? []).map(({ name }) => name),
      ...subjects.flatMap(({ entry, name }) => (IS_NO_SIBLING.test(entry.word) ? [] : (name ?? []))),
    ].flatMap(splitWish),
  );
  const hurt = findHurtChild(texts, listHeroNames(order));
  const found =
    hurt && !own.has(hurt.name.toLowerCase())
      ? { name: hurt.name, kind: kindOf(hurt.name) }
      : texts.map((text) => findName(text, own)).find((one) => one !== null);
  // Whoever is hurt by the hero is unkind to nobody.
  const heard = hurt
    ? withoutOwnBlows(texts.map((text) => readHurtChild(text, listHeroNames(order))?.said ?? text))
    : texts;
  // "Rory", with "he hits me" beside it, is unkind in the other text.
  return found
    ? {
        ...found,
        isAlong: isAlong(found.name, texts),
        isUnkind: reading.cares.includes("bullying") || heard.some((text) => UNKIND.test(text)),
      }
    : null;
}

/** Who is called by a name that a part of a friend's may have. */
const IS_NO_SIBLING = /^(?:friend|making friends|cousin)$/u;
/** "My friend Maya", with a capital among small letters or not. */
const SAYS_FRIEND =
  /(?<!\p{L})(?:[Ff]riends?|[Bb]estie|[Bb]ff|[Mm]ate|[Cc]lassmate|[Pp]al|[Bb]uddy|[Cc]ousin) \p{Lu}\p{Ll}+/u;
const ELSEWHERE =
  /(?<!\p{L})(?:miss(?:es|ed|ing)?|mov(?:es|ed|ing)|away|goodbye|bye|letters?|video|call(?:s|ing)?|left behind|fights?|fell out|argu\p{L}*|quarrel\p{L}*|jealous|mad|angry|cross|without|died|hospital)(?!\p{L})/iu;

function isAlong(name: string, texts: readonly string[]): boolean {
  const one = RegExp.escape(name);
  const isNamed = new RegExp(`(?<!\\p{L})${one}(?!\\p{L})`, "iu");
  const isThere = new RegExp(
    `^(?:(?:my|his|her|our|their) )?${one}$|(?<!\\p{L})(?:with|and|friends?|bestie|bff|mate|classmate|pal|buddy|cousin) (?:called |named )?${one}(?!\\p{L})|(?<!\\p{L})${one} (?:and|helps?|comes|shows|plays|is there|is coming)(?!\\p{L})`,
    "iu",
  );
  const said = texts.filter((text) => isNamed.test(text));
  return said.some((text) => isThere.test(text)) && !said.some((text) => ELSEWHERE.test(text));
}

function findName(text: string, own: ReadonlySet<string>): Omit<NamedChild, "isUnkind" | "isAlong"> | null {
  const spelled = text.split(/[^\p{L}\p{N}'’-]+/u).filter(Boolean);
  const words = spelled.map((word) => word.toLowerCase().replaceAll("’", "'"));
  for (const [at, word] of spelled.entries()) {
    const bare = asName(word);
    const around = { before: beforeName(words, at), next: words[at + 1] ?? "" };
    if (own.has(bare.toLowerCase()) || isOfOthers(bare.toLowerCase(), around)) continue;
    const kind = kindOf(bare);
    if (isMeant(word, kind, around)) return { name: bare, kind };
  }
  return null;
}

/** "A friend called Sam" is a friend Sam; a dog called Sam isn't. */
const beforeName = (words: readonly string[], at: number): string => {
  const before = words[at - 1] ?? "";
  const called = words[at - 2] ?? "";
  return /^(?:called|named)$/u.test(before) && /^(?:friend|classmate|pal|girl|boy|child|kid)$/u.test(called)
    ? called
    : before;
};

const kindOf = (name: string): NamedChild["kind"] =>
  (["girl", "boy"] as const).find((one) => KNOWN[one].has(name.toLowerCase())) ?? null;

type Around = { before: string; next: string };

const isOfOthers = (bare: string, { before, next }: Around): boolean =>
  !/^\p{L}{2,}$/u.test(bare) || OF_OTHERS.test(before) || next === "the" || findEntries([bare]).length > 0;

/** A name that we know, with a capital or a verb; any other, where it is said to be a friend's. */
function isMeant(word: string, kind: NamedChild["kind"], { before, next }: Around): boolean {
  const isFriend = FRIEND.test(before);
  const isCapital = /^\p{Lu}\p{Ll}/u.test(word);
  return kind ? isCapital || isFriend || saysDeed(next) : isFriend && isCapital;
}

const asName = (word: string): string => {
  const bare = word.replace(/['’]s?$/u, "");
  return `${(bare[0] ?? "").toUpperCase()}${bare.slice(1)}`;
};
