import { listHeroNames, type StoryOrder } from "@/lib/shared/story";
import { asRelative, readUnwanted, toSubject, withFirst, type Subject } from "./as-subject";
import { leavesCountryAtWar, listCares, readDisguised } from "./care-words";
import { cleanTopic, keepWanted, leaveOutName, leaveOutOfTopic, listUnwanted } from "./clean-words";
import { findSpelled, spellRight } from "./find-entry";
import { listHardNights } from "./hard-nights/find-hard-night";
import type { HardNight } from "./hard-nights/hard-night";
import { isToldWithDeath, NOT_TOLD, readToldNight } from "./hard-nights/told-nights";
import { contracted } from "./contracted";
import { listJoinedRuns } from "./keywords";
import { asksOfSomething, findQuestions, isQuestion } from "./questions/find-question";
import { listPlainEvents } from "./events/plain-events";
import { withoutElders } from "./events/whose-birthday";
import { leaveOutVerb, listIngs, listLearned, readTitleBuild } from "./events/what-happens";
import { BROKEN_CUP, breaksCup, isSorryForBroken } from "./broken-thing";
import { readHurtChild } from "./hurt-child";
import { leaveOutMissions } from "./missions";
import { isBareNoun, isNounAlone } from "./noun-alone";
import { listOpenly } from "./openly-told";
import { listOwnParts } from "./own-part";
import { barelyFears, plainFears } from "./plain-fears";
import { readDeath, RUN_OF_A_DEATH } from "./read-death";
import { readMentions } from "./read-mentions";
import { listRuns, singularOf, splitWish } from "./runs";
import { sortByWeight } from "./sort-mentions";
import type { Care, LexiconEntry, SubjectClass } from "./subject";
import { quarrelsWithSibling } from "./sibling-quarrel";
import { findTwoFriends } from "./two-friends";
import { findWhoLeads } from "./who-leads";
import { isInMemoryOfHero, isOfHeroesDeath, type Dead } from "./who-died";
import { readWhoLostWork } from "./who-lost-work";

export type OrderWords = Pick<StoryOrder, "title" | "topics" | "heroName" | "theme" | "before" | "together">;

export type { Subject };

/** Runs of words as plots name their subjects; "rainbow-question" where a rainbow is asked about. */
export type ReadText = { runs: ReadonlySet<string>; whole: string };

export type OrderReading = {
  /** What the story is about; `null` where no noun is known. */
  main: Subject | null;
  others: readonly Subject[];
  cares: readonly Care[];
  /** What no plot may tell, where the order is about it. */
  night: HardNight | null;
  /** The run of the plots that alone may tell what is hard in it; `null` where it is nothing of the kind. */
  toldBy: string | null;
  /** It mourns one of the children that it would be told of. */
  isOwnDeath: boolean;
  /** Who died, where somebody did. */
  died: Dead | null;
  title: ReadText;
  topics: readonly ReadText[];
  /** What the title says that happens, in the parent's words without the hero's name. */
  happens: string | null;
  /** The title says what the hero does or has: it counts as much as the first topic. */
  isOfHero: boolean;
  /** The title is built around its noun, and the first topic only says more about it. */
  isOfNoun: boolean;
  /** The story is about something that is learned. */
  learns: boolean;
  /** What shall not be there. */
  unwanted: readonly LexiconEntry[];
  /** The one thing that is asked in the parent's words, where something is, with those of our questions that ask it. */
  question: AskedQuestion | null;
  /** The words in which it says what an open plot tells: that two are friends, or who is secretly somebody else. */
  says: readonly string[];
};

export type AskedQuestion = { text: string; ids: readonly string[] };

const ASKS = /^(?:why|how|what|where|who|when|do|does|is|are|can)\b|\?\s*$/iu;
/** What a story of the science theme asks about. */
const WONDERED_AT: readonly SubjectClass[] = ["body", "science", "weather", "sky"];
/** What is done, and leaves no time to wonder. */
const PLAYED: readonly SubjectClass[] = ["activity", "game"];
/** What a child learns with many mistakes. */
const LEARNED: readonly SubjectClass[] = [...PLAYED, "instrument"];

const asksSomething = (texts: readonly string[]): boolean => texts.some((text) => ASKS.test(text.trim()));

/** What the parent's words are about; reads titles and topics alike, however they are spelled. */
export function readOrder({ topics, theme, before, ...order }: OrderWords): OrderReading {
  const [title = ""] = leaveOutMissions([order.title, ...topics]);
  const heroes = listHeroNames(order);
  const heroName = heroes.join(" ");
  const unnamed = leaveOutName(title, heroName);
  const cleaned = topics.map(cleanTopic).filter(Boolean);
  const texts = [cleanTopic(title), ...cleaned];
  const inTitle = readMentions(leaveOutVerb(unnamed), cleanTopic(title));
  const inTopics = cleaned.map((topic) => readMentions(leaveOutOfTopic(topic, heroName), keepWanted(topic)));
  const unwanted = readUnwanted([...listUnwanted(cleanTopic(title), cleaned), before?.lost ?? ""]);
  const build = readTitleBuild(unnamed);
  const learned = listLearnedEntries([title, ...cleaned]);
  const isBare = isBareNoun(cleaned[0] ?? "");
  const isAlone = isNounAlone(unnamed, cleaned[0]) && listCares(texts, undefined, heroes).length === 0;
  const sorted = sortByWeight(inTitle, inTopics, {
    ...{ build, isBare },
    ...{ isOfSeveral: cleaned.length > 1, isNounAlone: isAlone },
  });
  const names = new Map(
    [...inTitle, ...inTopics.flat()].flatMap(({ entry, name }) => (name ? [[entry, name]] : [])),
  );
  const wanted = cleaned.map((topic) => leaveOutOfTopic(topic, heroName));
  const pair = findTwoFriends([unnamed, ...wanted], [...names.values()]);
  const subjects = [...new Set([...pair, ...learned, ...sorted])].filter((entry) => !unwanted.has(entry));
  const { night, cares, died, pet, first, run, toldBy } = readHard(texts, { heroes, subjects, names });
  const [main, ...others] = withFirst(
    first,
    subjects
      .filter((entry) => entry !== pet)
      .map((entry) => toSubject(entry, names.get(entry) ?? null, texts)),
  );
  const isAsked = asksSomething([title, ...cleaned]) || (theme === "science" && isWonderedAt(main, others));
  const question = findAsked(texts);
  const asked = listAsked(question, isAsked ? subjects : []);
  const openly = listOpenly(texts, { pair, subjects });
  const meant = listMeant(texts, { cares, died, run, openly: openly.runs, heroes });
  const own = listOwnParts(title, heroName);
  const given = [...names.values()];
  const joined = [...listJoinedRuns([unnamed, ...wanted])];
  return {
    main: main ?? null,
    others,
    cares,
    night,
    toldBy,
    isOwnDeath: cares.includes("death") && isOfHeroesDeath(texts, heroes),
    died,
    title: asHurt(title, heroes, toText(unnamed, given, [...asked, ...meant, ...own])),
    topics: wanted.map((topic, at) =>
      toText(topic, given, [...(at === 0 ? joined : []), ...listHurt(cleaned[at] ?? "", heroes)]),
    ),
    happens: build.happens,
    isOfHero: build.leads === "by hero",
    isOfNoun: build.leads === "by noun" && !isBare,
    learns: learned.some((entry) => main?.entry === entry),
    unwanted: [...unwanted],
    question,
    says: openly.says,
  };
}

type InHard = Omit<Parameters<typeof readDeath>[1], "cares">;

/** What needs care, of whom it is told, and the run by which a plot of it is found. */
function readHard(written: readonly string[], { heroes, ...known }: InHard) {
  const nights = listHardNights(written, heroes);
  const texts = readDisguised(written);
  const [hard = null] = nights;
  const said = listCaresOf(texts, { night: hard, heroes });
  const { died, who, pet } = readDeath(texts, { cares: said, heroes, ...known });
  const told = died === null ? readToldNight(texts, nights, heroes) : NOT_TOLD;
  const work = readLostWork(texts, said);
  return {
    night: told.care || isToldWithDeath(hard, died) ? null : hard,
    // What a plot tells is told by it, whatever else is in the order.
    cares: told.care ? [told.care] : said,
    died,
    pet,
    first: who ?? told.who ?? work.parent ?? findWhoLeads(texts, known),
    run: told.run ?? work.run,
    toldBy: told.run,
  };
}

/** Whoever remembers one of the children mourns, and needs no word for it. */
function listCaresOf(
  texts: readonly string[],
  { night, heroes }: Pick<OrderReading, "night"> & { heroes: readonly string[] },
): Care[] {
  const cares = listCares(texts, night, heroes);
  return isInMemoryOfHero(texts, heroes) && !cares.includes("death") ? ["death", ...cares] : cares;
}

const listAsked = (question: AskedQuestion | null, subjects: readonly LexiconEntry[]): string[] =>
  question
    ? question.ids.map((id) => singularOf(`asked-${id}`))
    : subjects.map(({ word }) => `${singularOf(splitWish(word).join("-"))}-question`);

/** Who goes sledding asks nothing about snow. */
const isWonderedAt = (main: Subject | undefined, others: readonly Subject[]): boolean =>
  main !== undefined &&
  WONDERED_AT.includes(main.entry.class) &&
  !others.some(({ entry }) => PLAYED.includes(entry.class));

/** What is learned, where it is something that children do: "sewing" of "learning to sew". */
function listLearnedEntries(texts: readonly string[]): LexiconEntry[] {
  return texts
    .flatMap(listLearned)
    .flatMap((word) => [word, ...listIngs(word)])
    .flatMap((word) => findSpelled(word) ?? [])
    .filter((entry) => LEARNED.includes(entry.class))
    .slice(0, 1);
}

/** "No hitting Noah" is what "no hitting friends" is, whoever Noah is. */
const listHurt = (text: string, heroes: readonly string[]): string[] => [
  ...listRuns(readHurtChild(cleanTopic(text), heroes)?.said ?? ""),
];

/** A title that says it is about that, wherever it happens, and whatever the topics say of saying sorry. */
function asHurt(title: string, heroes: readonly string[], text: ReadText): ReadText {
  const runs = listHurt(title, heroes);
  return runs.length === 0
    ? text
    : { runs: new Set([...text.runs, ...runs, HURTS_ANOTHER]), whole: HURTS_ANOTHER };
}
const HURTS_ANOTHER = "hitting-other";

type Meant = {
  cares: readonly Care[];
  died: Dead | null;
  run: string | null;
  openly: readonly string[];
  heroes: readonly string[];
};

/** However they are worded: a death is told by the plot for whoever died, and so are others by theirs. */
const listMeant = (texts: readonly string[], { cares, died, run, openly, heroes }: Meant): string[] => [
  ...(cares.includes("divorce") ? ["divorce"] : []),
  ...(died ? [RUN_OF_A_DEATH[died]] : []),
  ...(run ? [run] : []),
  ...(leavesCountryAtWar(texts) ? ["fled"] : []),
  ...(quarrelsWithSibling(texts) ? ["sibling-quarrel"] : []),
  ...(breaksCup(texts) || isSorryForBroken(texts) ? [BROKEN_CUP] : []),
  ...listPlainEvents(withoutElders(texts, heroes)),
  ...openly,
];

/** A job that is lost is told of a mother or a father: of whoever lost it, whoever else is named. */
function readLostWork(texts: readonly string[], cares: readonly Care[]) {
  const who = cares.includes("job") ? readWhoLostWork(texts) : "other";
  const isParent = who === "mother" || who === "father";
  return { parent: isParent ? asRelative(who) : null, run: who === "other" ? null : "job-lost" };
}

/** Who asks why cats purr doesn't ask how they sleep: the answer to another question is none. */
function findAsked(texts: readonly string[]): AskedQuestion | null {
  const beside = texts.filter((text) => !isQuestion(text));
  const asked = texts.filter(isQuestion).map((text) => {
    // "Why is the sky blue", with "red at night" as a topic, asks both.
    const both = asksOfSomething(text) ? beside.flatMap((topic) => findQuestions(`${text} ${topic}`)) : [];
    const found = both.length > 0 ? both : findQuestions(text);
    return { text, ids: [...new Set(found.map(({ id }) => id))] };
  });
  const answered = asked.find(({ ids }) => ids.length > 0);
  const [first] = asked;
  if (answered || !first) return answered ?? null;
  // "Why is the moon thin tonight?" with "moon phases".
  const [ids = []] = beside
    .filter((text) => splitWish(text).length > 1)
    .map((text) => findQuestions(text).map(({ id }) => id))
    .filter((found) => found.length > 0);
  return { ...first, ids };
}

/** With the given names and without them: "Grandma Jo in Hospital" is about a grandma in hospital. */
function toText(words: string, given: readonly string[], more: readonly string[] = []): ReadText {
  const names = new Set(given.map((name) => name.toLowerCase()));
  const unnamed = splitWish(words).filter((word) => !names.has(word));
  return {
    runs: new Set([
      ...listRuns(words),
      ...listRuns(unnamed.join(" ")),
      ...listRuns(spellRight(unnamed).join(" ")),
      ...listRuns(plainFears(contracted(words))),
      ...listRuns(barelyFears(contracted(words))),
      ...more,
    ]),
    whole: singularOf(splitWish(words).join("-")),
  };
}
