import { listHeroNames, type StoryOrder } from "@/lib/shared/story";
import { listCares } from "./care-words";
import { cleanTopic, keepWanted, leaveOutName, leaveOutOfTopic, listUnwanted } from "./clean-words";
import { findEntries } from "./find-entry";
import { findSex, type Sex } from "./find-sex";
import { listJoinedRuns } from "./keywords";
import { findQuestions, isQuestion } from "./questions/find-question";
import { breaksCup } from "./broken-thing";
import { findParentsWork } from "./parents-work";
import { readMentions, type Mention } from "./read-mentions";
import { listRuns, singularOf, splitWish } from "./runs";
import type { Care, LexiconEntry, SubjectClass } from "./subject";
import { quarrelsWithSibling } from "./sibling-quarrel";
import { findNameOfPet, readWhoDied, type Dead } from "./who-died";
import { readWhoLostWork } from "./who-lost-work";

export type OrderWords = Pick<StoryOrder, "title" | "topics" | "heroName" | "theme" | "before" | "together">;

/** A noun that a parent wishes for, with the name that they gave it, and whether it is a he or a she where they said so. */
export type Subject = { entry: LexiconEntry; name: string | null; sex?: Sex | null };

/** Runs of words as plots name their subjects; "rainbow-question" where a rainbow is asked about. */
export type ReadText = { runs: ReadonlySet<string>; whole: string };

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

const ASKS = /^(?:why|how|what|where|who|when|do|does|is|are|can)\b|\?\s*$/iu;
/** So much of a subject that a title leads with one of these although the topics name something less solid. */
const LEADS: readonly SubjectClass[] = ["animal", "being", "vehicle", "toy", "feast"];
/** What a story of the science theme asks about. */
const WONDERED_AT: readonly SubjectClass[] = ["body", "science", "weather", "sky"];
/** How a story shall be, where a parent says it beside what it is about. */
const KINDS_OF_STORY: ReadonlySet<string> = new Set(["mystery", "adventure"]);
/** What is done, and leaves no time to wonder. */
const PLAYED: readonly SubjectClass[] = ["activity", "game"];
const SOFT: readonly SubjectClass[] = ["feeling", "activity", "weather", "body", "sky"];

const TITLED = /\b(Mrs|Mr|Ms)\.? (\p{Lu}[\p{L}’-]+)/u;
const RUN_OF_A_DEATH: Record<Dead, string> = {
  elder: "somebody-died",
  unsaid: "somebody-died",
  pet: "pet-died",
  baby: "baby-died",
  other: "",
};

/** What the parent's words are about; reads titles and topics alike, however they are spelled. */
export function readOrder({ title, topics, theme, before, ...order }: OrderWords): OrderReading {
  const heroName = listHeroNames(order).join(" ");
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
  const pet = died === "pet" ? nameThePet(cleanTopic(title), heroName, { subjects, names }) : null;
  const work = readLostWork(texts, cares);
  const first = titled ?? work.parent ?? asSubject(findParentsWork(texts));
  const [main, ...others] = [
    ...(first ? [first] : []),
    ...subjects
      .filter((entry) => entry.word !== first?.entry.word && entry !== pet)
      .map((entry) => ({ entry, name: names.get(entry) ?? null, sex: findSex(entry, texts) })),
  ];
  const isAsked =
    [title, ...cleaned].some((text) => ASKS.test(text.trim())) ||
    (theme === "science" && isWonderedAt(main, others));
  const question = findAsked(texts);
  const asked = question
    ? question.ids.map((id) => singularOf(`asked-${id}`))
    : isAsked
      ? subjects.map(({ word }) => `${singularOf(splitWish(word).join("-"))}-question`)
      : [];
  const meant = listMeant(texts, died, work.isTold);
  const given = [...names.values()];
  const wanted = cleaned.map((topic) => leaveOutOfTopic(topic, heroName));
  const joined = [...listJoinedRuns([leaveOutName(title, heroName), ...wanted])];
  return {
    main: main ?? null,
    others,
    cares,
    died,
    title: toText(leaveOutName(title, heroName), given, [...asked, ...meant]),
    topics: wanted.map((topic, at) => toText(topic, given, at === 0 ? joined : [])),
    unwanted: [...unwanted],
    question,
  };
}

/** Who goes sledding asks nothing about snow. */
const isWonderedAt = (main: Subject | undefined, others: readonly Subject[]): boolean =>
  main !== undefined &&
  WONDERED_AT.includes(main.entry.class) &&
  !others.some(({ entry }) => PLAYED.includes(entry.class));

const asSubject = (entry: LexiconEntry | null): Subject | null => entry && { entry, name: null };

function readDeath(texts: readonly string[], cares: readonly Care[]) {
  const died = cares.includes("death") ? readWhoDied(texts) : null;
  return { died, titled: died === "elder" ? findTitled(texts) : null };
}

/** Takes the name of a pet from the title, and says which noun it else would be. */
function nameThePet(
  title: string,
  heroName: string,
  { subjects, names }: { subjects: readonly LexiconEntry[]; names: Map<LexiconEntry, string> },
): LexiconEntry | null {
  const name = findNameOfPet(title, heroName);
  const animal = subjects.find((entry) => entry.class === "animal");
  if (!name || !animal || names.has(animal)) return null;
  names.set(animal, name);
  return findEntries(splitWish(name))[0]?.entry ?? null;
}

/** However they are worded: a death is told by the plot for whoever died, and so are others by theirs. */
const listMeant = (texts: readonly string[], died: Dead | null, isWorkLost: boolean): string[] => [
  ...(died ? [RUN_OF_A_DEATH[died]] : []),
  ...(isWorkLost ? ["job-lost"] : []),
  ...(quarrelsWithSibling(texts) ? ["sibling-quarrel"] : []),
  ...(breaksCup(texts) ? ["broken-cup"] : []),
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
  const answered = asked.find(({ ids }) => ids.length > 0);
  const [first] = asked;
  if (answered || !first) return answered ?? null;
  // "Why is the moon thin tonight?" with "moon phases".
  const [ids = []] = texts
    .filter((text) => !isQuestion(text) && splitWish(text).length > 1)
    .map((text) => findQuestions(text).map(({ id }) => id))
    .filter((found) => found.length > 0);
  return { ...first, ids };
}

/** With the given names and without them: "Grandma Jo in Hospital" is about a grandma in hospital. */
function toText(words: string, given: readonly string[], more: readonly string[] = []): ReadText {
  const names = new Set(given.map((name) => name.toLowerCase()));
  const unnamed = splitWish(words).filter((word) => !names.has(word));
  return {
    runs: new Set([...listRuns(words), ...listRuns(unnamed.join(" ")), ...more]),
    whole: singularOf(splitWish(words).join("-")),
  };
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
  // "Thanksgiving", or "Thanksgiving at Grandma's", with a turkey among the topics, is about the feast.
  const [feast] = titled.filter((entry) => entry.class === "feast");
  const isFeast =
    feast !== undefined && titled.every((entry) => entry === feast || entry.class === "relative");
  const leads = head && (isFeast || (LEADS.includes(head.class) && isSoft));
  const known =
    leads || !wished ? [...titled, ...first, ...rest.flat()] : [...first, ...titled, ...rest.flat()];
  const isKind = ({ word }: LexiconEntry) => KINDS_OF_STORY.has(word);
  return [...new Set([...known.filter((entry) => !isKind(entry)), ...known.filter(isKind)])];
}
