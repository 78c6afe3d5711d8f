import { listHeroNames, type StoryOrder } from "@/lib/shared/story";
import { isCommonWord } from "@/lib/features/writing/common-words";
import {
  cleanTopic,
  keepWanted,
  leaveOutName,
  leaveOutOfTopic,
} from "@/lib/features/writing/subjects/clean-words";
import type { FoundEvent } from "@/lib/features/writing/subjects/events/find-untold-event";
import { findEntries, type Found } from "@/lib/features/writing/subjects/find-entry";
import { isGivenName } from "@/lib/features/writing/given-names";
import { readForeignTitle } from "@/lib/features/writing/subjects/foreign-title";
import type { OrderReading } from "@/lib/features/writing/subjects/read-order";
import { listNamed, listRuns, runOf, splitWish } from "@/lib/features/writing/subjects/runs";
import type { LexiconEntry, SubjectClass } from "@/lib/features/writing/subjects/subject";
import type { Shape } from "./grammar";
import { rankPlots } from "./rank-plots";
import { listKinds } from "./subject-words";
import { isNamed, saysWhatHappens } from "./tells-day";
import { readTitle, readTopics, type TopicReading } from "./topics/read-topics";
import { NOBODY_MISSES, OF_TITLES } from "./told/idle-words";
import { isKnown, listMissing } from "./told/missing-words";
import { tellingOf } from "./told/plot-telling";
import { toldByAny, type Tells } from "./told/telling";
import { formsOf } from "./told/word-forms";
import { saysDeedIn } from "./title-clauses";

/** So many parts of an order are missed, and nothing beside its noun is told: that is another story. */
const MISSED = 2;

/** Whose stories are of anything they do; of what is learned, eaten or worn, the noun is the story. */
const DOERS: ReadonlySet<SubjectClass> = new Set(["animal", "being", "vehicle", "relative", "feast"]);
/** What somebody does in any story. */
const DONE_ANYWHERE = /^(?:play|build|find|hide|help|look|keep|run)(?:s|ing|ed)?$/u;
const IS_THERE = /(?<!\p{L})(?:at|in|on|to|with)(?!\p{L})/iu;

/** What would be sent though nothing of the order is in it but a noun, or not even that. */
export const findNothingLeft = (order: StoryOrder, reading: OrderReading): FoundEvent | null =>
  order.before || reading.cares.length > 0 || reading.question || reading.says.length > 0
    ? null
    : (findOnlyNoun(order, reading) ?? findUnmet(order, reading) ?? findUnmatched(order, reading));

/** A narwhal with a bent horn who is different isn't told of any narwhal that plays hide-and-seek. */
function findOnlyNoun(order: StoryOrder, reading: OrderReading): FoundEvent | null {
  const { main, learns } = reading;
  if (!main || learns || !DOERS.has(main.entry.class)) return null;
  const [best = []] = rankPlots(order, reading);
  const heroName = listHeroNames(order).join(" ");
  if (!areOpen(best, reading) || readForeignTitle(order.title, heroName)) return null;
  const title = splitWish(leaveOutName(order.title, heroName));
  const topics = order.topics.map((topic) => splitWish(keepWanted(cleanTopic(topic))));
  const counter = toldByAny(best.map(tellingOf));
  const isIdle = ({ entry }: Found) =>
    OF_TITLES.has(entry.word) || entry.class === "person" || isOf(entry, main.entry);
  const missingOf = (words: readonly string[]) =>
    listMissing(words, { counter, isIdle }).map(({ start, end }) => words.slice(start, end).join(" "));
  // A wite rabbit is mistyped.
  const ofTitle = missingOf(title).filter((part) => IS_THERE.test(order.title) || isUnderstood(part));
  const missing = [...ofTitle, ...topics.flatMap(missingOf)];
  const isOfEvent =
    (ofTitle.length > 0 && saysMoreThanNoun(order.title, title)) ||
    order.topics.some((topic) => saysDeedIn(cleanTopic(topic)));
  const isShared = [title, ...topics].some((words) => sharesMore(words, counter, main.entry));
  return isOfEvent && !isShared && countDistinct(missing) >= MISSED
    ? { event: { id: "act", near: [] }, said: cleanTopic(order.title) }
    : null;
}

const isUnderstood = (part: string): boolean =>
  splitWish(part).some((word) => isKnown(word) || findEntries([word]).length > 0);

const areOpen = (shapes: readonly Shape[], reading: OrderReading): boolean =>
  shapes.length > 0 &&
  shapes.every((shape) => shape.subject !== undefined && !saysWhatHappens(shape, reading));

/** "Space" names what a story is around; "a week at the lake", and "mermaid school", where or what it is. */
function saysMoreThanNoun(written: string, words: readonly string[]): boolean {
  const isOwned = words.some((word) => /'s?$/u.test(word)) && words.length <= 2;
  return (
    !isOwned && (IS_THERE.test(written) || words.filter((word) => !NOBODY_MISSES.has(word)).length >= MISSED)
  );
}

/** The bus of a school bus is it. */
export const isOf = (entry: LexiconEntry, main: LexiconEntry): boolean =>
  entry === main || main.word.split(" ").at(-1) === entry.word || entry.word.split(" ").at(-1) === main.word;

/** Whether a plot tells more of a text than its noun. */
function sharesMore(words: readonly string[], counter: Tells, main: LexiconEntry): boolean {
  const found = findEntries(words);
  const isOfMain = (at: number) =>
    found.some(({ entry, start, end }) => isOf(entry, main) && start <= at && at < end);
  return words.some(
    (word, at) =>
      !NOBODY_MISSES.has(word) && !DONE_ANYWHERE.test(word) && !isOfMain(at) && counter.hasWord(word),
  );
}

/** "Grandpa" isn't missed a second time in "Grandpa's". */
const countDistinct = (parts: readonly string[]): number => {
  const known = new Set<string>();
  return parts.filter((part) => {
    const forms = splitWish(part).flatMap(formsOf);
    const isNew = !forms.some((form) => known.has(form));
    for (const form of forms) known.add(form);
    return isNew;
  }).length;
};

const HALF = 1 / 2;

/** Being bossy, say: no plot has to do with it, and one of the order's theme would be any other story. */
function findUnmatched(order: StoryOrder, reading: OrderReading): FoundEvent | null {
  const [best = []] = rankPlots(order, reading);
  const heroName = listHeroNames(order).join(" ");
  const isAny = (shape: Shape) => shape.theme !== null && !shape.subject && !isMeant(shape, reading);
  if (best.length === 0 || !best.every(isAny) || readForeignTitle(order.title, heroName)) return null;
  // Kindness and courage are told of in any of them.
  const wishes = [...readTitle(order.title, heroName), ...readTopics(order.topics)];
  if (wishes.some((wish) => isToldInAny(wish, order.topics.length > 0))) return null;
  const { solid, isPlain } = readSolid(order, heroName);
  const isTold = (word: string) =>
    best.filter((shape) => tellingOf(shape).hasWord(word)).length >= best.length * HALF;
  return isPlain && solid.length > 0 && !solid.some(isTold)
    ? { event: { id: "act", near: [] }, said: cleanTopic(order.title) }
    : null;
}

/** The words of an order that say something, and whether they say so little that one of them would have to be told. */
function readSolid({ title, topics }: StoryOrder, heroName: string): { solid: string[]; isPlain: boolean } {
  const named = leaveOutName(title, heroName);
  const said = [named, ...topics.map(cleanTopic).map(keepWanted)].map((text) => splitWish(text));
  const known = said.flatMap((words) =>
    words.filter((word, at) => !isIdleWord(word) && isWord(word, words[at - 1])),
  );
  const unknown =
    known.length > 0 ? [] : listUnknown([named, ...topics.map((topic) => leaveOutOfTopic(topic, heroName))]);
  const solid = [...known, ...unknown];
  const isPlain =
    topics.length > 0 || solid.length === 1 || unknown.length > 0 || /^\p{L}+ing(?!\p{L})/iu.test(named);
  return { solid, isPlain };
}

/**
 * Of an order without any word of ours, those that it has, and nothing of which would be told: a vitiligo, a Zblorkian.
 * Who is named beside the hero is no more than that.
 */
const listUnknown = (texts: readonly string[]): string[] =>
  texts
    .filter((text) => !/(?<!\S)\.(?!\S)/u.test(text))
    .flatMap((text) => splitWish(text).filter((word) => !isIdleWord(word) && !isGivenName(word)));

/** A thread is told in any story, but that somebody is jealous or different isn't told by one. */
const isToldInAny = ({ kind, label }: TopicReading, isBeside: boolean): boolean =>
  (kind === "moral" && !/^(?:being |feeling |jealous|env(?:y|ious))/u.test(label)) ||
  (kind === "event" && isBeside);

/** A school trip isn't meant where there is a school. */
function isMeant(shape: Shape, reading: OrderReading): boolean {
  const noun = reading.main?.entry.word ?? "";
  return noun.includes(" ") && reading.topics.length === 0
    ? listNamed(shape.about, new Set([runOf(noun.replaceAll(" ", "-"))])).length > 0
    : isNamed(shape, reading);
}

const SHORTEST_PART = 4;

/** A word and no name: one that we know, what is done, what somebody is like, and two that are written as one. */
const isWord = (word: string, before = ""): boolean =>
  isKnown(word) ||
  /ing$/u.test(word) ||
  /^(?:being|feeling|is|are)$/u.test(before) ||
  Array.from(word).some(
    (_, at) =>
      at >= SHORTEST_PART &&
      word.length - at >= SHORTEST_PART &&
      isCommonWord(word.slice(0, at)) &&
      isCommonWord(word.slice(at)),
  );

/** What any story may be called, whatever is in it. */
const OF_ANY_STORY = new Set(
  "idea ideas plan wish wishes hero heroes once upon save saves brave magic whatever anything something nothing comes part hello idk dunno untitled choose choice".split(
    " ",
  ),
);

const isIdleWord = (word: string): boolean =>
  OF_ANY_STORY.has(word) || NOBODY_MISSES.has(word) || OF_TITLES.has(word) || !/^\p{L}{3}/u.test(word);

/** An animal or a being that a story is ordered about has a part in it: of a shark, turtles aren't told. */
function findUnmet(order: StoryOrder, reading: OrderReading): FoundEvent | null {
  const { main } = reading;
  if (!main || (main.entry.class !== "animal" && main.entry.class !== "being")) return null;
  const [best = []] = rankPlots(order, reading);
  const kinds = listKinds(main);
  const runs = listRuns([main.entry.word, ...(main.entry.also ?? [])].join(" . "));
  const isOther = ({ theme, subject, about, cast }: Shape) =>
    theme !== null &&
    subject === undefined &&
    listNamed(about, runs).length === 0 &&
    !Object.values(cast).some((role) => role.some((kind) => kinds.includes(kind)));
  return best.length > 0 && best.every(isOther)
    ? { event: { id: "act", near: [] }, said: cleanTopic(order.title) }
    : null;
}
