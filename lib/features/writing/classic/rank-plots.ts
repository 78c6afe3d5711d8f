import { listHeroNames, type StoryOrder, type Theme } from "@/lib/shared/story";
import { keepWanted, leaveOutName } from "@/lib/features/writing/subjects/clean-words";
import { SAYS_LITTLE } from "@/lib/features/writing/subjects/events/subject-act";
import { findEntries } from "@/lib/features/writing/subjects/find-entry";
import { readOrder, type OrderReading, type ReadText } from "@/lib/features/writing/subjects/read-order";
import { listNamed, listRuns, runOf, singularOf, splitWish } from "@/lib/features/writing/subjects/runs";
import type { Shape } from "./grammar";
import { leastFor, listMatching, split } from "./match-plots";
import { freeOf, hasRoleForPet, keepsCare, keepsToSubject } from "./may-tell";
import { isOfAge } from "./of-its-age";
import { Random } from "./random";
import { SHAPES, shapesOf } from "./shapes/all-shapes";
import { canBeAbout, toSubjectPick } from "./subject-words";
import { isWrittenFor, saysWhatHappens, tellsDay } from "./tells-day";
import { suits } from "./together/told-together";
import { readTitle, readTopics, type TopicReading } from "./topics/read-topics";

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

/** One outline asks for the plots of its order many times. */
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
  const [best, good, otherAge] = ofAgeFirst(order, split([...keeping]));
  const passing = fit.filter((candidate) => !keeping.has(candidate)).map(({ shape }) => shape);
  // A ballet class isn't the first day in a class of a school.
  const isLearned = ({ about }: Shape) =>
    listNamed(about, listRuns(reading.main?.entry.word ?? "")).length > 0;
  const open = listOpen(reading);
  const learned = reading.learns && ![...best, ...good].some(isLearned) ? open : [];
  const [happening, others] = partOpen(open, reading, [...best, ...good].some(isWrittenFor));
  const groups = [
    next,
    sort(listCalled(order), byWildness),
    sort(learned, byWildness),
    // What was written for it is told of one child alone, and this of all of them.
    happensFirst(order, reading, { happening, best }) ? happening : [],
    sort(best, byTheme),
    sort(good, byTheme),
    sort(happening, byWildness),
    sort(learnsSubject(order, reading) ? [] : others, byWildness),
    sort(passing, byTheme),
    sort(otherAge, byTheme),
  ];
  const found = eachOnce(groups).filter(isFilled);
  if (found.length > 0) return reading.happens === null ? found : withTellingFirst(found, reading);
  const wish = wishOf(order);
  return [sort(shapesOf(order.theme), (shape) => weigh(shape, wish) * byWildness(shape))];
}

/** What is for another age comes last, unless nothing else tells the order as well: then it is asked. */
function ofAgeFirst(
  order: StoryOrder,
  [best, good]: readonly [Shape[], Shape[]],
): [Shape[], Shape[], Shape[]] {
  const isOf = isOfAge(order);
  const kept = best.some(isOf) ? best.filter(isOf) : best;
  return [
    kept,
    good.filter(isOf),
    [...best, ...good].filter((shape) => !isOf(shape) && !kept.includes(shape)),
  ];
}

const solidOf = (title: string): string =>
  splitWish(title)
    .filter((word) => !SAYS_LITTLE.has(word))
    .map(singularOf)
    .toSorted()
    .join(" ");

/** "The Dragon With Hiccups": a parent who orders a book by the name that it has with us gets it. */
function listCalled({ title }: StoryOrder): readonly Shape[] {
  return SHAPES_BY_TITLE.get(solidOf(title)) ?? [];
}

const SHAPES_BY_TITLE = new Map<string, Shape[]>();
for (const shape of SHAPES) {
  const { id, title = "", subject, after, care } = shape;
  const solid = solidOf(title);
  if (id.startsWith("questions/") || subject || after || care || !/\p{L} \p{L}/u.test(solid)) continue;
  SHAPES_BY_TITLE.set(solid, [...(SHAPES_BY_TITLE.get(solid) ?? []), shape]);
}

/** Of a day in the hero's life, what tells it comes before what has only its nouns. */
function withTellingFirst(groups: Ranking, reading: OrderReading): Ranking {
  const tells = tellsDay(reading);
  const [best = []] = groups;
  const parts = [best.filter(tells), best.filter((shape) => !tells(shape)), ...groups.slice(1)];
  return parts.filter(isFilled);
}

/**
 * Open plots of whose event the order says something, and all others: who wants a day at the zoo isn't told how somebody
 * was lost there, and who wants cookies not how they were stolen, where another plot can be told of them.
 */
function partOpen(open: readonly Shape[], reading: OrderReading, isWritten: boolean): [Shape[], Shape[]] {
  const happening = listHappening(open, reading);
  const left = open.filter((shape) => !happening.includes(shape));
  const isOther = isWritten || left.some(({ tells }) => !tells);
  return [happening, left.filter(({ tells }) => !tells || !isOther)];
}

const isSaidIn = ({ runs }: ReadText, { tells = [] }: Shape): boolean => listNamed(tells, runs).length > 0;

type Found = { happening: readonly Shape[]; best: readonly Shape[] };

/** Whether what the order says of somebody comes before what was written for one of its nouns: a secret of the postman's. */
const happensFirst = (
  { together = [] }: StoryOrder,
  reading: OrderReading,
  { happening, best }: Found,
): boolean => together.length > 0 || reading.says.length > 0 || isTitled(happening, reading, best);

/** "Who ate the cake?" with a birthday: what the title says that happens comes before what only its topics name. */
const isTitled = (happening: readonly Shape[], { title }: OrderReading, best: readonly Shape[]): boolean =>
  happening.some((shape) => isSaidIn(title, shape)) &&
  !best.some(({ about }) => listNamed(about, title.runs).length > 0);

/** "Who stole the cookies?", with a detective: what was stolen is in the title, whoever else is named. */
function listHappening(open: readonly Shape[], reading: OrderReading): Shape[] {
  const { title, others, isOfNoun } = reading;
  const inTitle = others.filter(({ entry }) => title.runs.has(runOf(entry.word.replaceAll(" ", "-"))));
  const isOfThem = (shape: Shape) =>
    !isOfNoun && isSaidIn(title, shape) && inTitle.some(({ entry }) => canBeAbout(shape, entry));
  return FIRST_STORIES.filter((shape) =>
    open.includes(shape) ? saysWhatHappens(shape, reading) : isOfThem(shape),
  );
}

const colourOf = ({ theme }: Shape, wished: Theme): number =>
  theme === wished ? OWN_THEME : theme === null ? ANY_THEME : 1;

/** Nobody gets it who didn't ask for it: a tug of war is none, and a friend who moves abroad is another story. */
const tellsFlight = ({ care }: Shape): boolean => care?.includes("flight") ?? false;

const only =
  (fits: (shape: Shape) => boolean) =>
  (shapes: readonly Shape[]): readonly Shape[] =>
    shapes.filter(fits);

/** What stands in two groups stands in the first of them. */
const eachOnce = (groups: Ranking): Ranking =>
  groups.map((group, at) =>
    group.filter((shape) => !groups.slice(0, at).some((earlier) => earlier.includes(shape))),
  );

const isFilled = (shapes: readonly Shape[]): boolean => shapes.length > 0;
const hasOwnSubject = ({ subject, about }: Shape): boolean => !subject && about.length > 0;

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
