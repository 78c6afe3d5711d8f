import { readFile } from "node:fs/promises";
import { chooseCover } from "@/lib/features/stories/making/pictures/choose-cover";
import { drawable } from "@/lib/features/drawing/classic/things/facts-of";
import { measureLevel } from "@/lib/features/writing/measure-level";
import { listStoryNames } from "@/lib/features/writing/list-story-names";
import { isWrittenFor, saysWhatHappens } from "@/lib/features/writing/classic/tells-day";
import { findUntold } from "@/lib/features/writing/classic/choose-plot";
import { writeClassicStory } from "@/lib/features/writing/classic/classic-writer";
import { listCalls } from "@/lib/features/writing/classic/list-calls";
import { outlineStory, type Outline } from "@/lib/features/writing/classic/outline-story";
import { findShape } from "@/lib/features/writing/classic/shapes/all-shapes";
import { companionOf, propOf } from "@/lib/features/writing/classic/subject-words";
import { listStems } from "@/lib/features/writing/common-words";
import { readOrder, type OrderReading } from "@/lib/features/writing/subjects/read-order";
import { leaveOutName } from "@/lib/features/writing/subjects/clean-words";
import { SAYS_LITTLE } from "@/lib/features/writing/subjects/events/subject-act";
import { saysDeed } from "@/lib/features/writing/subjects/events/what-happens";
import { findDoer, isToldOf } from "@/lib/features/writing/classic/who-does-it";
import { listNamed, listRuns, splitWish } from "@/lib/features/writing/subjects/runs";
import type { Care } from "@/lib/features/writing/subjects/subject";
import { isPersonKind, PEOPLE } from "@/lib/features/writing/classic/people";
import type { Shape } from "@/lib/features/writing/classic/grammar";
import type {
  CoHero,
  Gender,
  Interest,
  ReadingLevel,
  StoryOrder,
  StoryPage,
  StoryText,
  Theme,
} from "@/lib/shared/story";

/** An order as a parent writes it, with the words that a reader would expect in its story. */
export type Request = {
  id: string;
  child: { name: string; age: number; gender: Gender; interests: Interest[]; readingLevel: ReadingLevel };
  title: string;
  topics: string[];
  theme: Theme;
  creativityLevel: number;
  about: string[];
  sensitive: boolean;
  /** What happens in it, in some three words; "" where it is about somebody or something, whatever they do. */
  event?: string;
  /** Who else of the family's children it is told of. */
  together?: CoHero[];
  /** What a parent may be answered; anything where it isn't said. */
  accept?: ("told" | "asked" | "refused")[];
};

export type Promised = "told" | "in part" | "asked" | "refused";

export type RequestResult = {
  request: Request;
  promise: Promised;
  /** What the parent reads of it: what is asked about, or what is left out. */
  said: readonly string[];
  /** `null` where no plot tells it with care, which is refused, or where the parent is asked. */
  plot: string | null;
  cares: readonly Care[];
  /** A book is made, and what happens in the order has no part on two of its pages. */
  isMadeWithoutTelling: boolean;
  subject: string | null;
  isReadRightly: boolean;
  /** Shares, 0 to 1, of pages that name it and of pictures that draw it. */
  named: number;
  drawn: number;
  /** On page 1 or 2. */
  isNamedEarly: boolean;
  isOnCover: boolean;
  inBand: boolean;
  story: StoryText | null;
};

/** What a story about an order promises its parent. */
const NAMED_PAGES = 0.6;
const DRAWN_PAGES = 0.5;
const EARLY = 2;

export const readRequests = async (file: string): Promise<Request[]> =>
  JSON.parse(await readFile(file, "utf8")) as Request[];

export const keepsRule = ({ named, drawn, isOnCover }: RequestResult): boolean =>
  named >= NAMED_PAGES && drawn >= DRAWN_PAGES && isOnCover;

/** Who opens it finds at once what was asked: on the cover, on the first pages, and in the pictures. */
export const showsWhatWasAsked = ({ drawn, isNamedEarly, isOnCover }: RequestResult): boolean =>
  drawn >= DRAWN_PAGES && isNamedEarly && isOnCover;

/** Told by a plot of its own, or honestly not told. */
export const isCaredFor = ({ request, promise, plot }: RequestResult): boolean =>
  !request.sensitive || promise === "asked" || plot === null || findShape(plot)?.care !== undefined;

export const isMade = ({ promise }: RequestResult): boolean => promise === "told" || promise === "in part";

/** What becomes of it is one of the answers that whoever wrote it would take. */
export const isAccepted = ({ promise, request }: Pick<RequestResult, "promise" | "request">): boolean =>
  !request.accept || request.accept.includes(promise === "in part" ? "told" : promise);

function toOrder({ child, title, topics, theme, creativityLevel, together }: Request): StoryOrder {
  const { name, age, gender, interests, readingLevel } = child;
  return {
    heroName: name,
    age,
    gender,
    interests,
    level: readingLevel,
    title,
    topics,
    theme,
    creativityLevel,
    ageAppropriate: true,
    style: null,
    seed: 1,
    ...(together && { together }),
  };
}

/** What the parent is promised before ordering: everything, what is left said to be left out, a choice, or nothing. */
const outlines = new Map<string, Outline>();

/** Each order is looked at once, however many figures ask for it. */
function outlineOf(order: StoryOrder): Outline {
  const key = JSON.stringify(order);
  const known = outlines.get(key) ?? outlineStory(order, []);
  outlines.set(key, known);
  return known;
}

export const promiseOf = (request: Request): Promised => toPromise(outlineOf(toOrder(request)));

function toPromise({ asks, plot, leftOut }: Outline): Promised {
  if (asks !== null) return "asked";
  if (plot === null) return "refused";
  return leftOut.length > 0 ? "in part" : "told";
}

export function evaluateRequest(request: Request): RequestResult {
  const order = toOrder(request);
  const outline = outlineOf(order);
  const promise = toPromise(outline);
  const reading = readOrder(order);
  const { main, cares } = reading;
  const subject = main?.entry.word ?? null;
  const said = outline.asks === null ? outline.leftOut : [outline.asks];
  const read = { request, promise, said, cares, subject };
  if (findUntold(order)) {
    // That it can't be told is the right answer to something hard, and to nothing else.
    const untold = {
      plot: null,
      isReadRightly: request.sensitive,
      named: 0,
      drawn: 0,
      isNamedEarly: false,
      isMadeWithoutTelling: false,
    };
    return { ...read, ...untold, isOnCover: false, inBand: false, story: null };
  }
  const story = writeClassicStory(order);
  const shape = findShape(story.shape);
  const words = [...request.about, ...(shape ? listCalls(shape, reading) : [])];
  const told = [...words, ...listStarNames(story, main && companionOf(main.entry))];
  const drawings = new Set<string>([
    ...(shape?.shows ?? []),
    ...(main ? [propOf(main.entry), companionOf(main.entry), main.entry.word] : []),
    ...request.about.flatMap((word) => [word, `thing:${word.replaceAll(" ", "-")}`]),
  ]);
  const isNamed = ({ text }: StoryPage) => told.some((word) => mentions(text, word));
  const share = (meets: (page: StoryPage) => boolean) =>
    story.pages.filter(meets).length / story.pages.length;
  const cover = chooseCover(story, main ? [companionOf(main.entry), propOf(main.entry)] : []);
  const draws = (page: StoryPage) => isDrawn(page, drawings, shape);
  const names = listStoryNames(order.heroName, story);
  const known = [...(shape?.about ?? []), subject ?? "", ...(main?.entry.also ?? []), outline.asks ?? ""]
    .join(" ")
    .replaceAll(" ", "-")
    .toLowerCase();
  return {
    ...read,
    plot: story.shape,
    isReadRightly: request.about.some((word) => known.includes(word.replaceAll(" ", "-").slice(0, 5))),
    isMadeWithoutTelling:
      (promise === "told" || promise === "in part") && leavesEventOut(request, reading, { story, said }),
    named: share(isNamed),
    isNamedEarly: story.pages.slice(0, EARLY).some(isNamed),
    drawn: share(draws),
    isOnCover: story.pages.some((page) => page.number === cover && draws(page)),
    inBand: measureLevel(order.level, story.pages, { names, newWords: story.newWords }).inBand,
    story,
  };
}

/** On so many pages a part of an event has to be. */
const LEAST_PAGES = 2;
const SAYS_NOTHING =
  /^(?:a|an|the|in|on|at|to|of|for|with|and|own|first|his|her|their|my|is|has|up|out|off|celebrates|goes)$/u;

type Book = { story: StoryText; said: readonly string[] };

/**
 * Whether a book is made in which what happens in the order has no part: somebody else does it than who does it in the
 * title; less than half of what a title says that is done is in the book, or said to be left out; it isn't told by a plot
 * that was written for it, nor learned, and some part of it isn't on two pages; or what is asked isn't answered.
 */
function leavesEventOut(request: Request, reading: OrderReading, { story, said }: Book): boolean {
  const shape = findShape(story.shape);
  if (reading.question !== null && !story.shape.startsWith("questions/")) return true;
  if (shape && reading.cares.length === 0) {
    const title = leaveOutName(request.title, request.child.name);
    const doer = findDoer(title);
    if (doer && shape.subject === undefined && !isToldOf(doer, reading)(shape)) return true;
    if (
      reading.question === null &&
      !saysWhatHappens(shape, reading) &&
      !tellsTitle(title, shape, { story, said })
    )
      return true;
  }
  const event = request.event ?? reading.happens ?? "";
  if (!shape || event === "") return false;
  const isNamed = [reading.title, ...reading.topics].some(
    ({ runs }) => listNamed(shape.about, runs).length > 0,
  );
  if (isWrittenFor(shape) && isNamed) return false;
  if (reading.learns && shape.subject !== undefined) return false;
  const pages = story.pages.map(({ text }) => new Set(splitWish(text).flatMap(formsOf)));
  const parts = splitWish(event).filter((word) => !SAYS_NOTHING.test(word));
  return parts.some(
    (part) => pages.filter((page) => formsOf(part).some((form) => page.has(form))).length < LEAST_PAGES,
  );
}

/** Titles of so many words that say something are sentences about what happens, where one of them is a verb. */
const LEAST_OF_A_SENTENCE = 3;
const HELPS_A_VERB =
  /^(?:.*n'?t|not?|never|wants?|wanted|will|would|could|can|might|must|has|have|had|does|did|goes|gets?|up|out|.|\d+)$/u;

/** Whether at least half of what a title says that is done is on two pages, is what the plot is about, or is said to be left out. */
function tellsTitle(title: string, { about, premise = "" }: Shape, { story, said }: Book): boolean {
  const words = splitWish(title).map((word) => word.replace(/'s?$/u, ""));
  const solid = words.filter((word) => !SAYS_LITTLE.has(word) && !HELPS_A_VERB.test(word));
  if (solid.length < LEAST_OF_A_SENTENCE || !words.some(saysDeed)) return true;
  const phrases = listNamed(
    about.flatMap((line) => line.split(" ")),
    listRuns(title),
  );
  const known = new Set(
    [...phrases, ...said, premise]
      .flatMap(splitWish)
      .flatMap((word) => word.split("-"))
      .flatMap(formsOf),
  );
  const pages = story.pages.map(({ text }) => new Set(splitWish(text).flatMap(formsOf)));
  const isTold = (word: string) =>
    formsOf(word).some((form) => known.has(form)) ||
    pages.filter((page) => formsOf(word).some((form) => page.has(form))).length >= LEAST_PAGES;
  return solid.filter(isTold).length * 2 >= solid.length;
}

const formsOf = (word: string): string[] => [word, ...listStems(word)];

const LETTER = /\p{L}/u;

/** At the beginning of a word: "bike" in "bikes". */
function mentions(text: string, word: string): boolean {
  const [whole, part] = [text.toLowerCase(), word.toLowerCase()];
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1))
    if (!LETTER.test(whole.charAt(at - 1))) return true;
  return false;
}

function listStarNames({ pages }: StoryText, kind: string | null): string[] {
  const companions = pages.flatMap(({ scene }) => scene.companions);
  return [...new Set(companions.filter((one) => one.kind === kind).map(({ name }) => name))];
}

function isDrawn(
  { scene: told }: StoryPage,
  drawings: ReadonlySet<string>,
  shape: Shape | undefined,
): boolean {
  // What a scene names and nobody can draw is on no picture.
  const scene = drawable(told);
  const roles = [...drawings].filter((shown) => shown.startsWith("@"));
  const kinds = roles
    .flatMap((role) => shape?.cast[role.slice(1)] ?? [])
    .flatMap((kind) => (isPersonKind(kind) ? PEOPLE[kind].map(({ drawn }) => drawn) : [kind]));
  return (
    drawings.has(scene.place) ||
    scene.props.some((prop) => drawings.has(prop)) ||
    scene.companions.some(({ kind }) => drawings.has(kind) || kinds.some((one) => one === kind))
  );
}
