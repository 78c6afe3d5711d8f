import { INTERESTS, listHeroNames, type Interest, type StoryOrder, type Theme } from "@/lib/shared/story";
import { TOPICS_IN_A_STORY } from "@/lib/features/writing/rules";
import { listFamilyFacts } from "@/lib/features/writing/subjects/family-facts";
import { findEntries } from "@/lib/features/writing/subjects/find-entry";
import { cleanTopic, keepWanted, leaveOutName } from "@/lib/features/writing/subjects/clean-words";
import { readHurtChild } from "@/lib/features/writing/subjects/hurt-child";
import { findNamedChild, type NamedChild } from "@/lib/features/writing/subjects/named-child";
import { readOrder, type OrderReading } from "@/lib/features/writing/subjects/read-order";
import { isLineNamed, listNamed, listRuns, runOf, splitWish } from "@/lib/features/writing/subjects/runs";
import { findPlot } from "./choose-plot";
import { choosePauses, chooseWays } from "./choose-parts";
import { CAST_AS_EVER } from "./friend-names";
import { chooseCast, findSubject, listFriendParts } from "./choose-cast";
import { hasHurdle, LEVEL_KEYS, type InterestKit, type Interlude, type Pick, type Shape } from "./grammar";
import { listCalls } from "./list-calls";
import { listNamedGrownUps, type NamedGrownUp } from "./named-grown-ups";
import { INTEREST_KITS } from "./interests/interest-kits";
import type { Random } from "./random";
import { listCoHeroes } from "./together/co-heroes";
import { pickSeen } from "./pick-seen";
import { speaksOf } from "./may-tell";
import type { Colour } from "@/lib/shared/colours";
import type { CastMember } from "./roster";
import type { StoryPart } from "./story-parts";
import { listKinds, toSubjectPick } from "./subject-words";
import { listAsked, tellAsked } from "./tell-asked";
import { readTitle, readTopics, type TopicReading } from "./topics/read-topics";

/** Everything that is settled before the first sentence. */
export type Plan = {
  shape: Shape;
  cast: ReadonlyMap<string, CastMember>;
  picks: ReadonlyMap<string, Pick>;
  /** Which the parent says that its subject is, or what a plot of several machines tells of. */
  colour: Colour | undefined;
  /** What is of that colour. */
  coloured: string | undefined;
  /** Who else is a hero; the companion's part is played by one of them on each page. */
  heroes: readonly CastMember[];
  /** The two that solve a hurdle each, in the order of the plot. */
  solvers: readonly [InterestKit, InterestKit];
  /** Interests that come along where two others solve a hurdle each. */
  others: readonly InterestKit[];
  topics: readonly TopicReading[];
  /** What its subject is called. */
  calls: readonly string[];
  /** One for each hurdle of the plot. */
  ways: readonly StoryPart[];
  pauses: readonly [StoryPart<Interlude>, StoryPart<Interlude>];
};

const OWN_INTEREST: Record<Theme, Interest> = {
  adventure: "Adventure",
  fantasy: "Fantasy",
  science: "Science",
  mystery: "Technology",
  friendship: "Art",
  animals: "Animals",
};
const SPARE_INTEREST: Interest = "Nature";
const MOST_OTHERS = 4;
/** So much of what the title names goes through a story beside the topics. */
const LEAST_OF_A_TITLE = 1;

type Known = {
  /** What the child has heard in other stories, the latest last. */
  told?: readonly string[];
  /** The order, where it has been read before. */
  reading?: OrderReading;
};

export function planStory(
  order: StoryOrder,
  random: Random,
  { told = [], reading = readOrder(order) }: Known = {},
): Plan {
  const memory = { settled: order.parts ?? [], told };
  const people = listNamedPeople(order, reading);
  const texts = listTexts(order, listSaidOf(order, people.grownUps, reading));
  const shape = tellAsked(findPlot(order), LEVEL_KEYS[order.level], texts.wanted);
  const topics = chooseTopics(order, shape, reading);
  const speaks = speaksOf(reading.unwanted);
  const interests = chooseInterests(order, random.fork("interests"), speaks);
  const heroes = listCoHeroes(order);
  const wishes = [...readTitle(order.title, listHeroNames(order).join(" ")), ...readTopics(order.topics)];
  const creatures = wishes.flatMap(({ creature }) => (creature ? [creature] : []));
  const subjects = [...(reading.main ? [reading.main] : []), ...reading.others];
  const unwanted = new Set(reading.unwanted.flatMap((entry) => listKinds({ entry, name: null })));
  const cast = chooseCast(shape, order, {
    creatures,
    subjects,
    unwanted,
    ...people,
    isHard: isHard(reading),
    heroes,
    memory,
    random: random.fork("cast"),
  });
  const subject = findSubject(shape, reading);
  const picks = choosePicks(shape, order, {
    // Whoever is mistyped, or called by another word, has their own body.
    texts: [texts.title, texts.whole, runsOf(subject)],
    grownUps: people.grownUps,
    random: random.fork("picks"),
  });
  if (subject) picks.set("subject", toSubjectPick(subject.entry, subject.colour));
  const [first, second, ...later] = interests.map((interest) => INTEREST_KITS[interest]);
  const [rest, laterRest] = choosePauses(shape, {
    ...{ order, topics, memory, speaks },
    random: random.fork("pauses"),
  });
  if (!first || !second || !rest || !laterRest) throw new Error("Too little to plan a story with");
  const solvers = [first, second] as const;
  return {
    shape,
    cast,
    picks,
    ...chooseColour(subject ?? findPicked(picks, reading)),
    heroes,
    solvers,
    others: chooseOthers(shape, later),
    topics,
    calls: listCalls(shape, reading),
    ways: chooseWays(shape, solvers, { memory, random: random.fork("ways") }),
    pauses: [rest, laterRest],
  };
}

/** The child and the grown-ups whom an order names; in a book that was told without them nobody new comes along. */
function listNamedPeople(
  order: StoryOrder,
  reading: OrderReading,
): { named: NamedChild | null; grownUps: NamedGrownUp[] } {
  const named = findNamedChild(order, reading);
  if (!order.parts?.includes(CAST_AS_EVER)) return { named, grownUps: listNamedGrownUps(order) };
  return { named: named && { ...named, isAlong: false }, grownUps: [] };
}

/** Whether somebody died, or something else has to be told with care; a feast has not. */
const isHard = ({ died, cares }: OrderReading): boolean =>
  died !== null || cares.some((care) => care !== "faith");

/** The digger of an order, in a plot that could as well be told of a crane. */
const findPicked = (
  picks: ReadonlyMap<string, Pick>,
  { main }: OrderReading,
): OrderReading["main"] | undefined =>
  main && [...picks.values()].some(({ text }) => text === main.entry.word) ? main : undefined;

const chooseColour = (of: OrderReading["main"] | undefined) => ({
  colour: of?.colour,
  coloured: of?.entry.word,
});

/** Where two solve a hurdle each, others may say something; in a plot without a hurdle nothing asks for them. */
const chooseOthers = (shape: Shape, later: readonly InterestKit[]): readonly InterestKit[] =>
  hasHurdle(shape) ? later.slice(0, MOST_OTHERS) : [];

/** The names of the parts that this story shares with others, and of whom it made up. */
export const listParts = ({ ways, pauses, cast }: Plan): string[] => [
  ...[...ways, ...pauses].map(({ part }) => part),
  ...listFriendParts(cast),
];

/** "In an apple" is asked for in a topic that is read as an apple. */
const lastWords = (named: string): string =>
  named
    .split(" ")
    .map((phrase) => phrase.slice(phrase.lastIndexOf("-") + 1))
    .join(" ");

/**
 * What is to be learned, which goes through the story as a thread of its own, and what is packed where its plot packs: what the
 * title promises, then the topics in the parent's order. A plot that is about a thing needs no second one in the bag.
 */
function chooseTopics(
  { title, topics, level, ...order }: StoryOrder,
  shape: Shape,
  reading: OrderReading,
): TopicReading[] {
  if (shape.care) return [];
  const main = findSubject(shape, reading);
  const told = listAsked(
    shape,
    LEVEL_KEYS[level],
    new Set([title, ...topics].flatMap((text) => [...listRuns(text)])),
  );
  const needsThread = ({ kind, label }: TopicReading) => {
    if (kind === "event" || kind === "creature") return false;
    // What its plot tells in its own words isn't packed as well.
    const runs = listRuns(label);
    if (told.some(({ named }) => isLineNamed(`${named} ${lastWords(named)}`, runs))) return false;
    if (main && findEntries(splitWish(label)).some(({ entry }) => entry === main.entry)) return false;
    // A plot of any theme is what it is about, from its first page to its last.
    const isThePlot = shape.theme === null && listNamed(shape.about, listRuns(label)).length > 0;
    if (isThePlot || isMainPerson(label, reading) || isOfPick(shape, label)) return false;
    return kind === "moral" || listNamed(shape.about, listRuns(label)).length === 0;
  };
  const most = TOPICS_IN_A_STORY[level];
  const asked = readTopics(topics).filter(needsThread).slice(0, most);
  const promised = readTitle(title, listHeroNames(order).join(" "))
    .filter(needsThread)
    .filter(({ subject }) => asked.every((topic) => topic.subject !== subject));
  return [...promised.slice(0, Math.max(LEAST_OF_A_TITLE, most - asked.length)), ...asked];
}

/** What somebody can't do or secretly is, where a plot tells that, is theirs: the dark frightens the owl, and no child too. */
const isOfPick = ({ tells, picks = {} }: Shape, label: string): boolean =>
  tells !== undefined &&
  Object.values(picks)
    .flat()
    .some(({ text, named = "" }) => {
      const bare = text.replace(/^(?:the|an?) /u, "").replaceAll(" ", "-");
      return isLineNamed(`${bare} ${named}`, listRuns(label));
    });

/** With whom a title is, or at whose house; "Grandpa's old radio" is about the radio. */
const WITH_WHOM = ["at", "with"].flatMap((where) =>
  ["", "my-", "our-", "her-", "his-", "their-"].map((whose) => `${where}-${whose}`),
);

/** Whom a story is ordered about is told of in it, or said to be left out: no note from her is her. */
function isMainPerson(label: string, { main, title }: OrderReading): boolean {
  const [found] = findEntries(splitWish(label));
  if (found?.entry.class !== "relative") return false;
  const { word, also = [] } = found.entry;
  const runs = [word, ...also].flatMap((called) => WITH_WHOM.map((where) => where + runOf(called)));
  return found.entry === main?.entry || runs.some((run) => title.runs.has(run));
}

/** All that an interest may say. */
const KIT_TEXTS = new Map<Interest, string>(
  INTERESTS.map((interest) => [interest, JSON.stringify(INTEREST_KITS[interest])]),
);

function chooseInterests(order: StoryOrder, random: Random, speaks: (text: string) => boolean): Interest[] {
  // An interest that can't be told without what shall not be there waits for another story.
  const isFree = (interest: Interest) => !speaks(KIT_TEXTS.get(interest) ?? "");
  const asked = random.shuffle([...new Set(order.interests)]).filter(isFree);
  const spares = [OWN_INTEREST[order.theme], SPARE_INTEREST, ...INTERESTS].filter(
    (spare, at, all) => !asked.includes(spare) && isFree(spare) && all.indexOf(spare) === at,
  );
  // So much may be wished away that no interest is without all of it.
  spares.push(...INTERESTS.filter((spare) => !asked.includes(spare) && !spares.includes(spare)));
  const missing = Math.max(0, 2 - asked.length);
  return random.shuffle([...asked.slice(0, 2), ...spares.slice(0, missing)]).concat(asked.slice(2));
}

const runsOf = (subject: ReturnType<typeof findSubject>): ReadonlySet<string> =>
  listRuns(subject?.entry.word ?? "");

/** What the order names, the title first, as the place in which somebody was lost, comes before what is only possible. */
function choosePicks(
  shape: Shape,
  order: StoryOrder,
  {
    texts,
    grownUps,
    random,
  }: { texts: readonly ReadonlySet<string>[]; grownUps: readonly NamedGrownUp[]; random: Random },
): Map<string, Pick> {
  const picks = new Map<string, Pick>();
  for (const [slot, options] of Object.entries(shape.picks ?? {})) {
    const [asked] = texts.flatMap(
      (runs) => options.find(({ named }) => named !== undefined && isLineNamed(named, runs)) ?? [],
    );
    // Paris is told to nobody who didn't name it.
    picks.set(slot, asked ?? random.pick(options.filter((option) => option.asked !== "only")));
  }
  const missed = grownUps.find(({ isRemembered }) => isRemembered);
  if (missed && picks.has(MISSED)) picks.set(MISSED, { text: missed.name });
  const seen = shape.after ? pickSeen(order) : null;
  if (seen) picks.set("seen", seen);
  return picks;
}

/** Whom an order remembers, in a plot that has a picture of them. */
const MISSED = "missed";
const REMEMBERED = "remembered-grown-up";
/** Where a grown-up is along, a plot may tell of them of whom it says nothing otherwise. */
const ALONG = "grown-up-along";

/** What is told of the grown-ups of an order only where it names them, as runs. */
function listSaidOf(
  { parts }: StoryOrder,
  grownUps: readonly NamedGrownUp[],
  reading: OrderReading,
): string[] {
  if (parts?.includes(CAST_AS_EVER)) return [];
  const { main, others } = reading;
  const kinds = [...(main ? [main] : []), ...others].flatMap(listKinds);
  const isAlong =
    grownUps.some((one) => one.isCarer && one.isAlong) ||
    kinds.includes("mother") ||
    kinds.includes("father");
  return [
    ...(grownUps.some(({ isRemembered }) => isRemembered) ? [REMEMBERED] : []),
    ...(isAlong && !isHard(reading) ? [ALONG] : []),
  ];
}

/** The runs of the title, of the whole order, and of what of it is wished for. */
function listTexts({ title: written, topics, ...order }: StoryOrder, said: readonly string[]) {
  // "Leo bit Noah": what was done is told in the words of the plot.
  const hurt = readHurtChild(cleanTopic(written), listHeroNames(order))?.said;
  const title = hurt === undefined ? written : `${written}. ${hurt}`;
  // How it was is no part of the title alone: "our old dog", with "put to sleep" beside it.
  const facts = [...listFamilyFacts([title, ...topics]), ...said];
  const runsOf = (text: string) => new Set([...facts, ...listRuns(text)]);
  const wanted = [leaveOutName(title, listHeroNames(order).join(" ")), ...topics.map(cleanTopic)].map(
    keepWanted,
  );
  return {
    title: runsOf(title),
    whole: runsOf([title, ...topics].join(". ")),
    wanted: runsOf(wanted.join(". ")),
  };
}
