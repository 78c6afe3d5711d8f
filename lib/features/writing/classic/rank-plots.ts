import { listHeroNames, type StoryOrder, type Theme } from "@/lib/shared/story";
import { keepWanted, leaveOutName } from "@/lib/features/writing/subjects/clean-words";
import { findEntries } from "@/lib/features/writing/subjects/find-entry";
import {
  readOrder,
  type OrderReading,
  type ReadText,
  type Subject,
} from "@/lib/features/writing/subjects/read-order";
import { pluralOf } from "@/lib/features/writing/subjects/plural-of";
import { listNamed, listRuns, runOf, splitWish } from "@/lib/features/writing/subjects/runs";
import type { LexiconEntry, SubjectClass } from "@/lib/features/writing/subjects/subject";
import type { Dead } from "@/lib/features/writing/subjects/who-died";
import { tellsOneEvent, type Shape } from "./grammar";
import { knowsWhoIsLeft } from "./own-parents";
import { Random } from "./random";
import { SHAPES, shapesOf, textOf } from "./shapes/all-shapes";
import { canBeAbout, listKinds, toSubjectPick } from "./subject-words";
import { isWrittenFor, tellsDay } from "./tells-day";
import { suits } from "./together/told-together";
import { readTitle, readTopics, type TopicReading } from "./topics/read-topics";

/** How much a text says about what is wished for: the first topic most, then the title, then other topics. */
const WEIGHTS = { firstTopic: 4, title: 3, otherTopic: 2.5 } as const;
/** A phrase of several words is meant; one word may be there by chance. */
const MORE_FOR_A_PHRASE = 0.5;
/** Below it, a plot about something else in the order doesn't come before any plot about its main subject. */
const LEAST_MATCH = 4;
/** Plots that match nearly as well as the best are as good. */
const AS_GOOD = 0.8;

/**
 * How much likelier each makes a plot where nobody asked for a subject: it is about the parent's word, tells the very
 * day that lies ahead, has a part for the subject, or has to do with it.
 */
const PULL = { about: 20, event: 8, part: 2, tag: 1.2 } as const;
/** A plot about a day that nobody wrote of, such as the hero's birthday, rather waits for that day. */
const OUT_OF_SEASON = 0.25;

/** Of plots about the same, one in the theme that was chosen is likelier. */
const OWN_THEME = 150;
const ANY_THEME = 40;

/** The animal of the family is the one that was named: a story of a snake isn't told of a dog. */
function hasRoleForPet({ main, others }: OrderReading): (shape: Shape) => boolean {
  const animals = [...(main ? [main] : []), ...others].filter(({ entry }) => entry.class === "animal");
  const kinds = animals.flatMap(listKinds);
  return ({ cast: { pet } }) => !pet || animals.length === 0 || kinds.some((kind) => pet.includes(kind));
}

type Candidate = { shape: Shape; match: number };

/**
 * Plots in groups: every one of the first group tells what was asked better than any of the next. Those that can't do
 * without what shall not be there come last.
 */
export function rankPlots(order: StoryOrder, reading: OrderReading = readOrder(order)): Ranking {
  const known = RANKED.get(reading);
  if (known?.order === order) return known.ranking;
  const ranking = rankAnew(order, reading);
  RANKED.set(reading, { order, ranking });
  return ranking;
}

type Ranking = readonly (readonly Shape[])[];

/** One outline asks for the plots of its order up to four times. */
const RANKED = new WeakMap<OrderReading, { order: StoryOrder; ranking: Ranking }>();

function rankAnew(order: StoryOrder, reading: OrderReading): Ranking {
  const [first = [], ...rest] = rankAll(order, reading);
  // What one child may be told isn't told of several as something else.
  const groups = first.some(suits(order)) ? [first, ...rest].map(only(suits(order))).filter(isFilled) : [];
  if (reading.unwanted.length === 0 || reading.cares.length > 0) return groups;
  const isFree = freeOf(reading.unwanted);
  const free = groups.map((group) => group.filter(isFree)).filter(isFilled);
  if (free.length > 0) return free;
  const others = shapesOf(order.theme).filter(isFree).filter(suits(order));
  return others.length > 0 ? [others] : groups;
}

/** Whether a text says one of them, by whichever of its words. */
export function speaksOf(unwanted: readonly LexiconEntry[]): (text: string) => boolean {
  const patterns = unwanted.map((entry) => {
    const words = [entry.word, pluralOf(entry), ...(entry.also ?? [])];
    return new RegExp(`\\b(?:${words.map((word) => RegExp.escape(word)).join("|")})\\b`, "iu");
  });
  return (text) => patterns.some((pattern) => pattern.test(text));
}

/** Whether a plot can be told without any of them. */
export function freeOf(unwanted: readonly LexiconEntry[]): (shape: Shape) => boolean {
  const speaks = speaksOf(unwanted);
  return (shape) => unwanted.length === 0 || !speaks(textOf(shape));
}

function rankAll(order: StoryOrder, reading: OrderReading): Ranking {
  if (reading.night) return [];
  const random = new Random(order.seed).fork("plan").fork("shape");
  const sort = (shapes: readonly Shape[], weigh: (shape: Shape) => number) => {
    const left = [...shapes];
    const sorted: Shape[] = [];
    while (left.length > 0) {
      const next = random.pickWeighted(left, weigh);
      sorted.push(...left.splice(left.indexOf(next), 1));
    }
    return sorted;
  };
  const byWildness = (shape: Shape) => closeness(shape.wild, order.creativityLevel);
  const byTheme = (shape: Shape) => byWildness(shape) * colourOf(shape, order.theme);
  const told = listMatching(reading, SHAPES.filter(hasOwnSubject).filter(hasRoleForPet(reading)));
  if (reading.cares.length > 0) return [sort(keepsCare(told, reading, order), byTheme)].filter(isFilled);
  const next = continuesSubject(order, reading)
    ? sort(
        listOpen(
          reading,
          SHAPES.filter(({ after }) => after),
        ),
        byWildness,
      )
    : [];
  const fit = told.filter(({ shape, match }) => match >= leastFor(reading) && !tellsFlight(shape));
  const keeps = keepsToSubject(reading);
  const keeping = new Set(fit.filter(({ shape }) => keeps(shape)));
  const [best, good] = split([...keeping]);
  const passing = fit.filter((candidate) => !keeping.has(candidate)).map(({ shape }) => shape);
  // A ballet class isn't the first day in a class of a school.
  const isLearned = ({ about }: Shape) =>
    listNamed(about, listRuns(reading.main?.entry.word ?? "")).length > 0;
  const open = listOpen(reading);
  const learned = reading.learns && ![...best, ...good].some(isLearned) ? open : [];
  const [happening, others] = partOpen(open, reading, [...best, ...good].some(isWrittenFor));
  const groups = [
    next,
    sort(learned, byWildness),
    // What was written for it is told of one child alone, and this of all of them.
    order.together?.length ? happening : [],
    sort(best, byTheme),
    sort(good, byTheme),
    sort(happening, byWildness),
    sort(learnsSubject(order, reading) ? [] : others, byWildness),
    sort(passing, byTheme),
  ];
  const found = groups.filter(isFilled);
  if (found.length > 0) return reading.happens === null ? found : withTellingFirst(found, reading);
  const wish = wishOf(order);
  return [sort(shapesOf(order.theme), (shape) => weigh(shape, wish) * byWildness(shape))];
}

/** Of a day in the hero's life, what tells it comes before what has only its nouns. */
function withTellingFirst(groups: Ranking, reading: OrderReading): Ranking {
  const tells = tellsDay(reading);
  const [best = []] = groups;
  const parts = [best.filter(tells), best.filter((shape) => !tells(shape)), ...groups.slice(1)];
  return parts.filter(isFilled);
}

/**
 * Open plots of whose event the order says something, and all others: who wants a day at the beach isn't told how somebody
 * was lost there, where a plot was written for the beach.
 */
function partOpen(
  open: readonly Shape[],
  { title, topics }: OrderReading,
  isWritten: boolean,
): [Shape[], Shape[]] {
  const isSaid = ({ tells = [] }: Shape) =>
    [title, ...topics].some(({ runs }) => listNamed(tells, runs).length > 0);
  const others = open.filter((shape) => !isSaid(shape));
  return [open.filter(isSaid), isWritten ? others.filter(({ tells }) => !tells) : others];
}

const colourOf = ({ theme }: Shape, wished: Theme): number =>
  theme === wished ? OWN_THEME : theme === null ? ANY_THEME : 1;

/** A plot of a theme may only pass by what it is about; those that don't say what draws it, or tell the very day. */
function keepsToSubject({ title, topics, main, question }: OrderReading): (shape: Shape) => boolean {
  const star = main && isSomebody(main.entry.class) ? main : null;
  const meets = star ? canMeet(star) : () => true;
  const asked = [...title.runs].filter((run) => run.endsWith("-question"));
  const ofStar = new Set([...listRuns(star?.entry.word ?? ""), ...asked]);
  return (shape) => {
    const { id, theme, about, shows, events, heroOnly } = shape;
    // Who orders a unicorn under a rainbow doesn't ask where rainbows come from.
    if (id.startsWith("questions/") && !question && star) return listNamed(about, ofStar).length > 0;
    if (star && (heroOnly || !meets(shape))) return false;
    if (theme === null) return true;
    const keeps = shows !== undefined || events !== undefined;
    return keeps && [title, ...topics].some(({ runs }) => listNamed(about.slice(0, 1), runs).length > 0);
  };
}

/** Whoever the story is about has a part in it or is what draws it: a lion isn't told by a night without sleep. */
function canMeet(star: Subject): (shape: Shape) => boolean {
  const words = splitWish(star.entry.word);
  const kinds = listKinds(star);
  return ({ id, cast, about }) =>
    id.startsWith("questions/") ||
    // The fairy of a "dummy-fairy" is the one who comes for the dummy, and a tooth fairy for the wobbly tooth.
    about.some((phrases) => phrases.split(/[ -]/u).some((word) => words.includes(word))) ||
    Object.values(cast).some((played) => kinds.some((kind) => played.includes(kind)));
}

/** Nobody gets it who didn't ask for it: a tug of war is none, and a friend who moves abroad is another story. */
const tellsFlight = ({ care }: Shape): boolean => care?.includes("flight") ?? false;

const isSomebody = (subject: SubjectClass): boolean => subject === "animal" || subject === "being";

const only =
  (fits: (shape: Shape) => boolean) =>
  (shapes: readonly Shape[]): readonly Shape[] =>
    shapes.filter(fits);

const isFilled = (shapes: readonly Shape[]): boolean => shapes.length > 0;
const hasOwnSubject = ({ subject, about }: Shape): boolean => !subject && about.length > 0;

/** Where no noun is known, whatever matches is the best that there is. */
const leastFor = ({ main }: OrderReading): number => (main ? LEAST_MATCH : 0.1);

function listMatching(reading: OrderReading, shapes: readonly Shape[]): Candidate[] {
  const matchOf = matchWith({ ...reading, topics: knownFirst(reading.topics) });
  const candidates = shapes.map((shape) => ({ shape, match: matchOf(shape) }));
  return candidates.filter(({ match }) => match > 0);
}

/** Not being invited to a birthday party is no birthday: what was written for the one day comes before those of any such. */
function split(candidates: readonly Candidate[]): [Shape[], Shape[]] {
  const best = Math.max(...candidates.map(({ match }) => match));
  const isNear = ({ match }: Candidate) => match >= best * AS_GOOD;
  const isOfTheDay = candidates.some((one) => isNear(one) && tellsOneEvent(one.shape));
  const isBest = (one: Candidate) => isNear(one) && !(isOfTheDay && one.shape.theme && one.shape.events);
  const toShape = ({ shape }: Candidate) => shape;
  return [
    candidates.filter(isBest).map(toShape),
    candidates.filter((candidate) => !isBest(candidate)).map(toShape),
  ];
}

type Phrase = { written: string; run: string; weight: number };

/** Whether a plot answers something else than what is asked. */
const answersOther = ({ id }: Shape, { question }: OrderReading): boolean =>
  question !== null && id.startsWith("questions/") && !question.ids.includes(id.replace("questions/", ""));

/** The phrases by which plots are meant, made ready once: an order is held against all of them. */
const PHRASES = new Map<Shape, readonly Phrase[]>(
  SHAPES.map((shape) => [
    shape,
    shape.about
      .flatMap((subject) => subject.split(" "))
      .map((written) => ({
        written,
        run: runOf(written),
        weight: 1 + MORE_FOR_A_PHRASE * (written.split("-").length - 1),
      })),
  ]),
);

/** What a plot isn't about, in runs. */
const UNLESS = new Map<Shape, readonly string[]>(
  SHAPES.map((shape) => [shape, (shape.unless ?? []).flatMap((subject) => subject.split(" ").map(runOf))]),
);

const ALL_RUNS: ReadonlySet<string> = new Set([...PHRASES.values()].flat().map(({ run }) => run));

/** What no plot has a word for, as a word of another language, isn't the first thing that an order says. */
function knownFirst(topics: readonly ReadText[]): readonly ReadText[] {
  const isKnown = ({ runs, whole }: ReadText) =>
    [...runs].some((run) => ALL_RUNS.has(run)) || findEntries(whole.split("-")).length > 0;
  return [...topics.filter(isKnown), ...topics.filter((text) => !isKnown(text))];
}

/** Whether a plot answers just what is asked. */
const answersIt = ({ id }: Shape, { question }: OrderReading): boolean =>
  id.startsWith("questions/") && (question?.ids.includes(id.replace("questions/", "")) ?? false);

/** Nothing meets an order better than the answer to its question. */
const ANSWER = 20;

/** How well the plot's own subject meets the parent's words. */
function matchWith(reading: OrderReading): (shape: Shape) => number {
  const { title, topics, main } = reading;
  // A school bus is no school.
  const parts = main && main.entry.word.includes(" ") ? splitWish(main.entry.word) : [];
  return (shape) => {
    if (answersIt(shape, reading)) return ANSWER;
    const unless = UNLESS.get(shape) ?? [];
    const isElse = [title, ...topics].some(({ runs }) => unless.some((run) => runs.has(run)));
    if (isElse || answersOther(shape, reading)) return 0;
    const phrases = (PHRASES.get(shape) ?? []).filter(({ written }) => !parts.includes(written));
    return matchOfPhrases(phrases, reading);
  };
}

function matchOfPhrases(phrases: readonly Phrase[], reading: OrderReading): number {
  const { title, topics, main } = reading;
  const best = (text: ReadText) =>
    phrases.reduce((most, { run, weight }) => (weight > most && text.runs.has(run) ? weight : most), 0);
  const [first, ...others] = topics;
  // "Christmas", and nothing else, isn't said by the way; nor is "Grandma's Christmas" with a cake.
  const isTitled =
    reading.isOfHero || main?.entry.class === "feast" || phrases.some(({ run }) => run === title.whole);
  const ofFirst = (text: ReadText) =>
    best(text) * (isByTheWay(text, best(text), reading) ? WEIGHTS.otherTopic : WEIGHTS.firstTopic);
  return Math.max(
    first ? ofFirst(first) : 0,
    best(title) * (first && !isTitled ? WEIGHTS.title : WEIGHTS.firstTopic),
    ...others.map((text) => WEIGHTS.otherTopic * best(text)),
  );
}

/** Of the last mango, "sharing with monkeys" says how it goes; "missing cat" says what it is about. */
function isByTheWay({ whole }: ReadText, weight: number, { isOfNoun }: OrderReading): boolean {
  const named = 1 + (weight - 1) / MORE_FOR_A_PHRASE;
  return isOfNoun && named * 2 < whole.split("-").length;
}

function keepsCare(
  candidates: readonly Candidate[],
  { cares, died, main, others, toldBy }: OrderReading,
  order: StoryOrder,
): Shape[] {
  if (toldBy) return candidates.map(({ shape }) => shape).filter(({ about }) => about.includes(toldBy));
  // Whoever is hurt is told of that, whatever else there is.
  const needed = cares.includes("bullying") ? (["bullying"] as const) : cares;
  const subjects = [...(main ? [main] : []), ...others];
  const kept = candidates.filter(({ shape }) =>
    died
      ? mourns(shape, died) && isLeftWithSomebody(shape, order, { died, subjects })
      : shape.care?.some((care) => needed.some((one) => one === care)),
  );
  return split(kept)[0];
}

/** Nobody's death is told as that of somebody else. */
const mourns = ({ mourns: told = [] }: Shape, died: Dead): boolean =>
  told.some((one) => one === (died === "unsaid" ? "elder" : died));

/** A child whose mother or father died is told who is there now, or nothing. */
const isLeftWithSomebody = (
  shape: Shape,
  order: StoryOrder,
  { died, subjects }: { died: Dead; subjects: readonly Subject[] },
): boolean =>
  (died !== "mother" && died !== "father") || knowsWhoIsLeft(shape, order, { gone: died, subjects });

/** Whether what the story before was about is what this one is to be about. */
const continuesSubject = ({ before }: StoryOrder, { main }: OrderReading): boolean => {
  if (!before?.about || !main) return false;
  const { the = "", day } = toSubjectPick(main.entry);
  // The first day of school can't be drawn or met once more.
  return the === before.about && day !== the;
};

const FIRST_STORIES = SHAPES.filter(({ after }) => !after);

/** Open plots for what the story is about; where none can tell that, for the next that it is about. */
function listOpen({ main, others }: OrderReading, shapes = FIRST_STORIES): Shape[] {
  for (const subject of main ? [main, ...others] : []) {
    const fit = shapes.filter((shape) => canBeAbout(shape, subject.entry));
    if (fit.length > 0) return fit;
  }
  return [];
}

/** What is to be learned goes through any story as a thread of its own; it needs no plot about itself. */
function learnsSubject({ topics }: StoryOrder, { main }: OrderReading): boolean {
  const morals = readTopics(topics).filter(({ kind }) => kind === "moral");
  return morals.some(({ label }) => findEntries(splitWish(label)).some(({ entry }) => entry === main?.entry));
}

type Wish = { runs: ReadonlySet<string>; wishes: readonly TopicReading[] };

function wishOf({ title, topics, ...order }: StoryOrder): Wish {
  const heroName = listHeroNames(order).join(" ");
  return {
    runs: listRuns([leaveOutName(title, heroName), ...topics.map(keepWanted)].join(" ")),
    wishes: [...readTitle(title, heroName), ...readTopics(topics)],
  };
}

function weigh(shape: Shape, { runs, wishes }: Wish): number {
  const about = listNamed(shape.about, runs).length;
  const parts = wishes.filter(({ creature }) => creature && canPlay(shape, creature)).length;
  const events = wishes.filter(
    ({ kind, subject }) => kind === "event" && shape.events?.includes(subject.noun),
  ).length;
  const wished = wishes.flatMap(({ tags }) => tags);
  const tags = shape.tags.filter((tag) => wished.includes(tag)).length;
  return [
    1 + PULL.about * about,
    shape.events && events === 0 ? OUT_OF_SEASON : 1 + PULL.event * events,
    1 + PULL.part * parts,
    1 + PULL.tag * tags,
  ].reduce((product, factor) => product * factor);
}

const canPlay = ({ cast }: Shape, kind: TopicReading["creature"]): boolean =>
  Object.values(cast).some((kinds) => kinds.some((option) => option === kind));

/** 1 for what fits the wish, less the further away it is, never nothing. */
export function closeness(wild: number, wish: number): number {
  return 1 / (1 + Math.abs(wild - wish) / 4);
}
