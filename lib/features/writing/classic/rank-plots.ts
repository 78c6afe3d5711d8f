import type { StoryOrder, Theme } from "@/lib/shared/story";
import { leaveOutName } from "@/lib/features/writing/subjects/clean-words";
import { readOrder, type OrderReading, type ReadText } from "@/lib/features/writing/subjects/read-order";
import { listNamed, listRuns, singularOf, splitWish } from "@/lib/features/writing/subjects/runs";
import type { Care } from "@/lib/features/writing/subjects/subject";
import type { Shape } from "./grammar";
import { Random } from "./random";
import { SHAPES, shapesOf } from "./shapes/all-shapes";
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

type Candidate = { shape: Shape; match: number };

/** Plots in groups: every one of the first group tells what was asked better than any of the next. */
export function rankPlots(order: StoryOrder): readonly (readonly Shape[])[] {
  const reading = readOrder(order);
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
  const told = listMatching(reading, SHAPES.filter(hasOwnSubject));
  if (reading.cares.length > 0) return [sort(keepsCare(told, reading.cares), byTheme)].filter(isFilled);
  const fit = told.filter(({ match }) => match >= leastFor(reading));
  const [best, good] = split(fit.filter(({ shape }) => keepsToSubject(shape, reading)));
  const passing = fit.filter(({ shape }) => !keepsToSubject(shape, reading)).map(({ shape }) => shape);
  const groups = [
    sort(best, byTheme),
    sort(good, byTheme),
    sort(listOpen(reading), byWildness),
    sort(passing, byTheme),
  ];
  const found = groups.filter(isFilled);
  if (found.length > 0) return found;
  const wish = wishOf(order);
  return [sort(shapesOf(order.theme), (shape) => weigh(shape, wish) * byWildness(shape))];
}

const colourOf = ({ theme }: Shape, wished: Theme): number =>
  theme === wished ? OWN_THEME : theme === null ? ANY_THEME : 1;
/** A plot of a theme may only pass by what it is about; those that don't say what draws it, or tell the very day. */
function keepsToSubject({ theme, about, shows, events }: Shape, { title, topics }: OrderReading): boolean {
  if (theme === null) return true;
  const keeps = shows !== undefined || events !== undefined;
  return keeps && [title, ...topics].some(({ runs }) => listNamed(about.slice(0, 1), runs).length > 0);
}

const isFilled = (shapes: readonly Shape[]): boolean => shapes.length > 0;
const hasOwnSubject = ({ subject, about }: Shape): boolean => !subject && about.length > 0;

/** Where no noun is known, whatever matches is the best that there is. */
const leastFor = ({ main }: OrderReading): number => (main ? LEAST_MATCH : 0.1);

function listMatching(reading: OrderReading, shapes: readonly Shape[]): Candidate[] {
  const candidates = shapes.map((shape) => ({ shape, match: matchOf(shape, reading) }));
  return candidates.filter(({ match }) => match > 0);
}

function split(candidates: readonly Candidate[]): [Shape[], Shape[]] {
  const best = Math.max(...candidates.map(({ match }) => match));
  const isBest = ({ match }: Candidate) => match >= best * AS_GOOD;
  const toShape = ({ shape }: Candidate) => shape;
  return [
    candidates.filter(isBest).map(toShape),
    candidates.filter((candidate) => !isBest(candidate)).map(toShape),
  ];
}

type Phrase = { written: string; run: string; weight: number };

/** The phrases by which plots are meant, made ready once: an order is held against all of them. */
const PHRASES = new Map<Shape, readonly Phrase[]>(
  SHAPES.map((shape) => [
    shape,
    shape.about
      .flatMap((subject) => subject.split(" "))
      .map((written) => ({
        written,
        run: singularOf(written),
        weight: 1 + MORE_FOR_A_PHRASE * (written.split("-").length - 1),
      })),
  ]),
);

/** How well the plot's own subject meets the parent's words. */
function matchOf(shape: Shape, { title, topics, main }: OrderReading): number {
  // A school bus is no school.
  const parts = main && main.entry.word.includes(" ") ? splitWish(main.entry.word) : [];
  const phrases = (PHRASES.get(shape) ?? []).filter(({ written }) => !parts.includes(written));
  const best = (text: ReadText) =>
    phrases.reduce((most, { run, weight }) => (weight > most && text.runs.has(run) ? weight : most), 0);
  const [first, ...others] = topics;
  return Math.max(
    first ? WEIGHTS.firstTopic * best(first) : 0,
    best(title) * (first ? WEIGHTS.title : WEIGHTS.firstTopic),
    ...others.map((text) => WEIGHTS.otherTopic * best(text)),
  );
}

function keepsCare(candidates: readonly Candidate[], cares: readonly Care[]): Shape[] {
  const kept = candidates.filter(({ shape }) => shape.care?.some((care) => cares.includes(care)));
  return split(kept)[0];
}

const listOpen = ({ main }: OrderReading): Shape[] =>
  main ? SHAPES.filter(({ subject }) => subject?.includes(main.entry.class)) : [];

type Wish = { runs: ReadonlySet<string>; wishes: readonly TopicReading[] };

function wishOf({ title, heroName, topics }: StoryOrder): Wish {
  return {
    runs: listRuns([leaveOutName(title, heroName), ...topics].join(" ")),
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
