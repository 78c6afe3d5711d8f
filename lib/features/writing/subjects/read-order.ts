import { isCommonWord } from "@/lib/features/writing/common-words";
import type { StoryOrder } from "@/lib/shared/story";
import { listCares } from "./care-words";
import { cleanTopic, keepWanted, leaveOutName, leaveOutOfTopic, listUnwanted } from "./clean-words";
import { findEntries, type Found } from "./find-entry";
import { findSex, type Sex } from "./find-sex";
import { findQuestions, isQuestion } from "./questions/find-question";
import { listRuns, singularOf, splitWish } from "./runs";
import type { Care, LexiconEntry, SubjectClass } from "./subject";
import { quarrelsWithSibling } from "./sibling-quarrel";
import { readWhoDied, type Dead } from "./who-died";
import { readWhoLostWork } from "./who-lost-work";

export type OrderWords = Pick<StoryOrder, "title" | "topics" | "heroName" | "theme" | "before">;

/** A noun that a parent wishes for, with the name that they gave it, and whether it is a he or a she where they said so. */
export type Subject = { entry: LexiconEntry; name: string | null; sex?: Sex | null };

/** Runs of words as plots name their subjects; "rainbow-question" where a rainbow is asked about. */
export type ReadText = { runs: ReadonlySet<string> };

export type OrderReading = {
  /** What the story is about; `null` where no noun is known. */
  main: Subject | null;
  others: readonly Subject[];
  cares: readonly Care[];
  /** Who died, where somebody did. */
  died: Dead | null;
  title: ReadText;
  topics: readonly ReadText[];
  /** What shall not be there. */
  unwanted: readonly LexiconEntry[];
  /** The one thing that is asked in the parent's words, where something is, with those of our questions that ask it. */
  question: AskedQuestion | null;
};

export type AskedQuestion = { text: string; ids: readonly string[] };

/** After one of these, a text says where, with whom or when; what it is about stands before. */
const BREAKS = new Set(
  "and or with in on at from for of to by under behind near beside over above inside into through who that which whose when where because called named is are was were would could".split(
    " ",
  ),
);
const ASKS = /^(?:why|how|what|where|who|when|do|does|is|are|can)\b|\?\s*$/iu;
/** So much of a subject that a title leads with one of these although the topics name something less solid. */
const LEADS: readonly SubjectClass[] = ["animal", "being", "vehicle", "toy"];
/** What a story of the science theme asks about. */
const WONDERED_AT: readonly SubjectClass[] = ["body", "science", "weather", "sky"];
const SOFT: readonly SubjectClass[] = ["feeling", "activity", "weather", "body"];

const TITLED = /\b(Mrs|Mr|Ms)\.? (\p{Lu}[\p{L}’-]+)/u;
const RUN_OF_A_DEATH: Record<Dead, string> = {
  elder: "somebody-died",
  unsaid: "somebody-died",
  pet: "pet-died",
  baby: "baby-died",
  other: "",
};

/** As hurried people write "don't". */
const CONTRACTED = /^(?:do|did|does|ca|could|wo|would|is|was|are|were|has|have|had)nt$/u;
const CALLED = /\b(?:[Cc]alled|[Nn]amed)\s+(\p{Lu}[\p{L}'’-]*)/u;

type Mention = { entry: LexiconEntry; name: string | null; isHead: boolean };

/** What the parent's words are about; reads titles and topics alike, however they are spelled. */
export function readOrder({ title, topics, heroName, theme, before }: OrderWords): OrderReading {
  const cleaned = topics.map(cleanTopic).filter(Boolean);
  const inTitle = readMentions(leaveOutName(title, heroName), cleanTopic(title));
  const inTopics = cleaned.map((topic) => readMentions(leaveOutOfTopic(topic, heroName), keepWanted(topic)));
  const unwanted = new Set(
    [...listUnwanted(cleanTopic(title), cleaned), before?.lost ?? ""].flatMap((text) =>
      findEntries(splitWish(text)).map(({ entry }) => entry),
    ),
  );
  const subjects = sortByWeight(inTitle, inTopics).filter((entry) => !unwanted.has(entry));
  const names = new Map(
    [...inTitle, ...inTopics.flat()].flatMap(({ entry, name }) => (name ? [[entry, name]] : [])),
  );
  const texts = [cleanTopic(title), ...cleaned];
  const cares = listCares(texts);
  const { died, titled } = readDeath(texts, cares);
  const work = readLostWork(texts, cares);
  const first = titled ?? work.parent;
  const [main, ...others] = [
    ...(first ? [first] : []),
    ...subjects
      .filter(({ word }) => !first || word !== first.entry.word)
      .map((entry) => ({ entry, name: names.get(entry) ?? null, sex: findSex(entry, texts) })),
  ];
  const isAsked =
    [title, ...cleaned].some((text) => ASKS.test(text.trim())) ||
    (theme === "science" && main !== undefined && WONDERED_AT.includes(main.entry.class));
  const question = findAsked(texts);
  const asked = question
    ? question.ids.map((id) => singularOf(`asked-${id}`))
    : isAsked
      ? subjects.map(({ word }) => `${singularOf(splitWish(word).join("-"))}-question`)
      : [];
  const meant = listMeant(texts, died, work.isTold);
  const given = [...names.values()];
  return {
    main: main ?? null,
    others,
    cares,
    died,
    title: toText(leaveOutName(title, heroName), given, [...asked, ...meant]),
    topics: cleaned.map((topic) => toText(leaveOutOfTopic(topic, heroName), given)),
    unwanted: [...unwanted],
    question,
  };
}

function readDeath(texts: readonly string[], cares: readonly Care[]) {
  const died = cares.includes("death") ? readWhoDied(texts) : null;
  return { died, titled: died === "elder" ? findTitled(texts) : null };
}

/** However they are worded: a death is told by the plot for whoever died, and so are others by theirs. */
const listMeant = (texts: readonly string[], died: Dead | null, isWorkLost: boolean): string[] => [
  ...(died ? [RUN_OF_A_DEATH[died]] : []),
  ...(isWorkLost ? ["job-lost"] : []),
  ...(quarrelsWithSibling(texts) ? ["sibling-quarrel"] : []),
];

/** A job that is lost is told of a mother or a father: of whoever lost it, whoever else is named. */
function readLostWork(texts: readonly string[], cares: readonly Care[]) {
  const who = cares.includes("job") ? readWhoLostWork(texts) : "other";
  const isParent = who === "mother" || who === "father";
  const [found] = isParent ? findEntries([who]) : [];
  const parent: Subject | null = found ? { entry: found.entry, name: null } : null;
  return { parent, isTold: who !== "other" };
}

/** "Mrs. Lin", who is no relative: somebody of the street. */
function findTitled(texts: readonly string[]): Subject | null {
  const [, title, name] = texts.flatMap((text) => TITLED.exec(text) ?? []);
  const [found] = findEntries(["neighbor"]);
  if (!title || !name || !found) return null;
  const kind = title === "Mr" ? "grown-up-man" : "grown-up-woman";
  return { entry: { ...found.entry, kind }, name: `${title}. ${name}` };
}

/** Who asks why cats purr doesn't ask how they sleep: the answer to another question is none. */
function findAsked(texts: readonly string[]): AskedQuestion | null {
  const asked = texts.filter(isQuestion).map((text) => ({
    text,
    ids: findQuestions(text).map(({ id }) => id),
  }));
  return asked.find(({ ids }) => ids.length > 0) ?? asked[0] ?? null;
}

/** With the given names and without them: "Grandma Jo in Hospital" is about a grandma in hospital. */
function toText(words: string, given: readonly string[], more: readonly string[] = []): ReadText {
  const names = new Set(given.map((name) => name.toLowerCase()));
  const unnamed = splitWish(words).filter((word) => !names.has(word));
  return { runs: new Set([...listRuns(words), ...listRuns(unnamed.join(" ")), ...more]) };
}

/** The first topic says best what a story is about, unless the title has somebody and the topic only says how. */
function sortByWeight(
  inTitle: readonly Mention[],
  inTopics: readonly (readonly Mention[])[],
): LexiconEntry[] {
  const byHead = (mentions: readonly Mention[]) =>
    [...mentions].sort((left, right) => Number(right.isHead) - Number(left.isHead)).map(({ entry }) => entry);
  const [first = [], ...rest] = inTopics.map(byHead);
  const titled = byHead(inTitle);
  const [head] = titled;
  const [wished] = first;
  const isSoft = !wished || SOFT.includes(wished.class);
  const leads = head && LEADS.includes(head.class) && isSoft;
  const known =
    leads || !wished ? [...titled, ...first, ...rest.flat()] : [...first, ...titled, ...rest.flat()];
  return [...new Set(known)];
}

/** The nouns of a text; the head of its first phrase leads. */
function readMentions(words: string, written: string): Mention[] {
  const list = splitWish(words);
  const given = findGivenName(list, written) ?? CALLED.exec(written)?.[1];
  const found = findEntries(list).filter(({ start }) => list[start] !== given?.toLowerCase());
  const head = findHead(list, found);
  return found.map((one) => ({ entry: one.entry, name: findName(one, list, written), isHead: one === head }));
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

/** The one word with a capital in what is else written small: "new puppy Muffin". */
function findGivenName(words: readonly string[], written: string): string | undefined {
  const spelled = written.split(/[^\p{L}\p{N}'’-]+/u).filter(Boolean);
  if (spelled.length !== words.length || spelled.length < 2) return undefined;
  const large = spelled.filter((word, index) => index > 0 && /^\p{Lu}/u.test(word));
  const before = words[spelled.indexOf(large[0] ?? "") - 1];
  const isAnimal =
    before !== undefined && findEntries([before]).some(({ entry }) => entry.class === "animal");
  return large.length === 1 && isAnimal ? large[0] : undefined;
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
  if (words[start - 1] === "the" && start === 2) return asName(spelled[0], entry);
  const isOurs = ["our", "my"].includes(words[start - 1] ?? "") || entry.class === "relative";
  const isPlain = spelled.slice(0, end).every((word, index) => index === 0 || /^\p{Ll}/u.test(word));
  return isOurs || (isPlain && entry.class === "animal") ? asName(spelled[end], entry) : null;
}

function asName(word: string | undefined, { word: noun }: LexiconEntry): string | null {
  const plain = word?.replace(/['’]s?$/u, "");
  if (!plain || !/^\p{Lu}\p{L}+$/u.test(plain)) return null;
  const small = plain.toLowerCase();
  if (small === noun || isCommonWord(small) || CONTRACTED.test(small) || findEntries([small]).length > 0)
    return null;
  return plain;
}
