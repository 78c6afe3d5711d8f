import { listHeroNames, type StoryOrder, type StoryPage } from "@/lib/shared/story";
import { cleanTopic } from "@/lib/features/writing/subjects/clean-words";
import { findFarPlace } from "@/lib/features/writing/subjects/events/plain-events";
import { findEntries } from "@/lib/features/writing/subjects/find-entry";
import { findNamedChild } from "@/lib/features/writing/subjects/named-child";
import type { OrderReading } from "@/lib/features/writing/subjects/read-order";
import { splitWish } from "@/lib/features/writing/subjects/runs";
import type { LexiconEntry } from "@/lib/features/writing/subjects/subject";
import { findSubject } from "./choose-cast";
import { composePages } from "./compose-pages";
import { listNamedGrownUps } from "./named-grown-ups";
import type { Shape } from "./grammar";
import type { Plan } from "./plan-story";
import { Random } from "./random";
import { speakEnglish } from "./speak-english";
import { listElsewhere } from "./told-facts";
import { Counter } from "./told/counter";
import { listOfTitle } from "./told/left-of-title";
import { listBesidePhrase, listOfTopics } from "./told/left-of-topics";
import { listPlaces } from "./told/missing-words";
import { listContraries } from "./told/contraries";
import { sayOnce } from "./told/whole-phrases";

/** What a book says, page by page, counted in the book that would be made. */
export type Count = {
  /** Words of the order that the story is about, the main one first. */
  about: string[];
  /** What of the title and the topics has no part in it. */
  leftOut: string[];
  /** Topics that the plot was found by, of which nothing else is in it. */
  beside: string[];
};

/** Counts in the book of an order what its parent asked for; what is told because it is only recalled isn't counted. */
export function countTold(order: StoryOrder, plan: Plan, reading: OrderReading): Count {
  const speak = speakEnglish(order, [order.heroName]);
  const pagesOf = (told: Plan): StoryPage[] => {
    const random = new Random(order.seed).fork("pages");
    const { pages } = composePages({ order, plan: told, random, newWords: [] });
    return pages.map((page) => ({ ...page, text: speak(page.text) }));
  };
  const pages = pagesOf(plan);
  const bare = withoutKeepsakes(plan);
  const counters = [new Counter(pages, plan, reading, false)];
  // What isn't packed anywhere makes no other book.
  if (bare) counters.push(new Counter(packsBag(plan.shape) ? pagesOf(bare) : pages, plan, reading, true));
  const subjects = [...(reading.main ? [reading.main] : []), ...reading.others];
  return {
    about: subjects
      .filter(({ entry }) => counters.every((counter) => counter.isAbout(entry)))
      .map(({ entry }) => entry.word),
    beside: [
      ...new Set([
        ...counters.flatMap((counter) => listBesidePhrase(order, counter)),
        ...listContraries(order, plan.shape),
      ]),
    ],
    leftOut: sayOnce([
      ...listUnnamed(order, plan, reading),
      ...counters.flatMap((counter) => listUnmet(order, counter, reading)),
      ...counters.flatMap((counter) => listOfTitle(order, counter, reading)),
      ...counters.flatMap((counter) => listOfTopics(order, counter)),
      ...counters.flatMap((counter) => listOfPlaces(order, counter)),
      ...listPretended(order, plan, reading),
      ...listElsewhere(order, plan.shape),
    ]),
  };
}

/** A toy train in the bag is no train: what is only taken along is told without it, too; `null` where nothing is. */
function withoutKeepsakes(plan: Plan): Plan | null {
  const topics = plan.topics.filter(({ kind }) => kind === "moral" || kind === "event");
  return topics.length === plan.topics.length ? null : { ...plan, topics };
}

/** The child of the order whom no part is called after. */
function listUnnamed(order: StoryOrder, { cast, picks }: Plan, reading: OrderReading): string[] {
  const name = findNamedChild(order, reading)?.name;
  const isThere = (called: string) =>
    cast.values().some((member) => undotted(member.name) === undotted(called)) ||
    picks.get("missed")?.text === called;
  const isPlayed = (noun: string | null) => cast.values().some((member) => member.noun === noun);
  return [
    ...(name === undefined || isThere(name) ? [] : [name]),
    // Of aunts and grandmothers our own nouns are counted, where anybody of the kind is there: Nanny Bea is no bee.
    ...listNamedGrownUps(order)
      .filter(
        ({ isOfFamily, hasName, name: called, noun }) =>
          hasName && !isThere(called) && !(isOfFamily && isPlayed(noun)),
      )
      .map(({ said }) => said),
  ];
}

/** "Mr Silva" of a British order is "Mr. Silva". */
const undotted = (name: string): string => name.replaceAll(".", "");

const packing = new WeakMap<Shape, boolean>();
/** Whether the hero takes anything along in a plot. */
function packsBag(shape: Shape): boolean {
  const known = packing.get(shape) ?? JSON.stringify(shape.beats).includes("{bag}");
  packing.set(shape, known);
  return known;
}

const OF_BOXES = "open/vehicle-of-boxes";
const IS_PLAYED =
  /(?<!\p{L})(?:box(?:es)?|cardboard|pretend\p{L}*|model|toy|paper|(?!building sites?)build\p{L}*|built|mak(?:es?|ing)|made|crafts?)(?!\p{L})/iu;

/** What is built of boxes is no lorry that empties a bin: who ordered it hears so, unless they ordered it of boxes. */
function listPretended({ title, topics }: StoryOrder, { shape }: Plan, reading: OrderReading): string[] {
  const texts = [...topics, title].map(cleanTopic);
  const subject = findSubject(shape, reading);
  if (shape.id !== OF_BOXES || !subject || texts.some((text) => IS_PLAYED.test(text))) return [];
  const said = callOf({ title, topics }, subject.entry);
  return [/(?<!s)s$/u.test(said) || subject.entry.many ? `real ${said}` : `a real ${said}`];
}

/** What a parent calls a noun of theirs, in the topics or in the title. */
function callOf({ title, topics }: Pick<StoryOrder, "title" | "topics">, entry: LexiconEntry): string {
  const called = [...topics, title]
    .map(cleanTopic)
    .map(splitWish)
    .flatMap((words) =>
      findEntries(words).flatMap((found) =>
        found.entry === entry ? [words.slice(found.start, found.end).join(" ")] : [],
      ),
    );
  return called[0] ?? entry.word;
}

/** Who flies to Lagos is told of a flight, and nowhere of Lagos; who moves from Leeds to Glasgow, of neither. */
function listOfPlaces(order: StoryOrder, counter: Counter): string[] {
  const texts = [order.title, ...order.topics].map(cleanTopic);
  const names = listHeroNames(order);
  const far = findFarPlace(texts);
  const places = [...(far === null ? [] : [far]), ...texts.flatMap((text) => listPlaces(text, names))];
  return [...new Set(places)].filter((place) => !counter.says(place));
}

/** Somebody whom a story is ordered about is met in it: as a toy in the bag they are left out. */
function listUnmet(order: StoryOrder, counter: Counter, { main }: OrderReading): string[] {
  const isSomebody = main?.entry.class === "animal" || main?.entry.class === "being";
  return main &&
    isSomebody &&
    !counter.isMain(main.entry) &&
    !counter.isSaid(main.entry) &&
    !counter.isMet(main.entry)
    ? [callOf(order, main.entry)]
    : [];
}
