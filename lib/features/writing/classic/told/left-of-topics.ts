import type { StoryOrder } from "@/lib/shared/story";
import { cleanTopic, keepWanted } from "@/lib/features/writing/subjects/clean-words";
import { saysDeed } from "@/lib/features/writing/subjects/events/what-happens";
import { findEntries, type Found } from "@/lib/features/writing/subjects/find-entry";
import { splitWish } from "@/lib/features/writing/subjects/runs";
import { isWrittenFor } from "@/lib/features/writing/classic/tells-day";
import type { Counter } from "./counter";
import { NOBODY_MISSES } from "./idle-words";
import { isToldInOtherWords } from "./in-other-words";
import { asWritten, hasAny, listMissing, type Missing } from "./missing-words";

/** So many words of a topic are one thing, and said again as they stand. */
const ONE_THING = 2;
const HALF = 1 / 2;
const JOINS = /(?<!\p{L})(?:and|or|with|in|on|at|of|for|to|from|by|the|her|his)(?!\p{L})|[,&+]/iu;
/** How a book shall be, and nothing that could be in it: "funny please". */
const SAYS_HOW =
  /^(?:(?:please|pls|plz|make it|very|really|something|a bit|not too|too|and|but|gentle|gently|kind|warm|calm|short|long|simple|funny|silly|happy|cosy|cozy|scary|sad|nice|positive|ending|story|book|a)[ ,!.]*)+$/iu;
const PUT_TO_SLEEP = /\b(?:put|putting|puts) (?:\p{L}+ ){0,2}?(?:to sleep|down)\b|\beuthani\p{L}+/iu;

/** Topics of which nothing that we know comes into the story; of others, what has no part in it. */
export const listOfTopics = ({ title, topics }: StoryOrder, counter: Counter): string[] => [
  ...listOfDeath([title, ...topics].map(cleanTopic), counter),
  ...topics.map(cleanTopic).flatMap((topic) => {
    if (SAYS_HOW.test(topic) || isNamedWhole(topic, counter)) return [];
    const wanted = keepWanted(topic);
    if (!hasAny(wanted, counter, counter.idle)) return [topic];
    const parts = partOf(wanted, counter);
    return parts.length === 0 && isUnrelated(wanted, counter) ? [topic] : parts;
  }),
];

/** "Left out of the group chat", of somebody who is left out, where there is no chat: its phrase is told, and nothing beside it. */
export const listBesidePhrase = ({ topics }: StoryOrder, counter: Counter): string[] =>
  topics.map(cleanTopic).flatMap((topic) => {
    if (!isOfRelations(counter) || !isNamedWhole(topic, counter)) return [];
    const rest = keepWanted(counter.besidePhrases(topic));
    const words = splitWish(rest).filter(isSolid(counter));
    const [word = "", ...others] = words;
    // "Potty training" is the potty.
    const saysMore =
      others.length > 0 ||
      findEntries(words).some(({ entry }) => !/^(?:activity|science|feeling)$/u.test(entry.class));
    if (!saysMore || hasAny(rest, counter, counter.idle)) return [];
    return others.length > 0 ? [topic] : [behindPhrase(word, topic)];
  });

/** "To the teacher", where the truth is told to somebody else. */
const behindPhrase = (word: string, topic: string): string =>
  new RegExp(
    `(?<!\\p{L})(?:in|on|at|to|with|for|from|under|behind|by) (?:\\p{L}+ ){0,2}${RegExp.escape(word)}(?!\\p{L}).*$`,
    "iu",
  ).exec(topic)?.[0] ?? topic;

const isSolid =
  ({ idle }: Counter) =>
  (word: string): boolean =>
    !NOBODY_MISSES.has(word) && !idle.has(word) && /^\p{L}{3}/u.test(word);

/** What is hard is told as the family says it; whoever was born is told as anything else. */
const isOfRelations = ({ plan: { shape } }: Counter): boolean =>
  isWrittenFor(shape) && (shape.care ?? []).every((care) => care === "family");

const isDoing = (word: string): boolean =>
  !/^(?:stay|feel|mov|being$|be$)/u.test(word) && (saysDeed(word) || /ing$/u.test(word));

/** A room is there, and it is shared with nobody: what is done is told on a page with what it is done to. */
const isUnrelated = (topic: string, counter: Counter): boolean =>
  isOfRelations(counter) &&
  splitWish(topic).some(isDoing) &&
  // "Telling the truth to the teacher": of a lie that is owned up to, that is told in words of its own.
  !splitWish(topic).some((word) => isToldInOtherWords(counter.plan.shape.id, word)) &&
  !counter.isNamed(topic) &&
  !counter.tellsTogether(topic);

/**
 * What is missing of a topic: all of an "eye patch" where there are only eyes. A plot that was written for an event has
 * its own words for what is done in it, and leaves out only nouns, or most of a sentence.
 */
function partOf(topic: string, counter: Counter): string[] {
  const words = splitWish(topic);
  const isWritten = isWrittenFor(counter.plan.shape);
  const isIdle = ({ entry, end }: Found) =>
    isWritten && (entry.class === "activity" || (entry.class === "relative" && isOwned(words, end)));
  const missing = listMissing(words, { counter, isIdle });
  const isOne = words.length <= ONE_THING && !JOINS.test(topic);
  const count = missing.reduce((sum, { start, end }) => sum + end - start, 0);
  const solid = words.filter((word) => !NOBODY_MISSES.has(word) && !counter.idle.has(word));
  // A wand is there, and no magic one; eyes are there, and no eye patch.
  const isHeadLeft = missing.some(({ end, isNoun }) => end === words.length || !isNoun);
  if (isOne && isHeadLeft && !isIdleAlone(words, missing, counter)) return [topic];
  if (isWritten && count > solid.length * HALF && solid.length > ONE_THING) return [topic];
  return missing.filter(({ isNoun }) => isNoun || !isWritten).map((one) => asWritten(words, one, topic));
}

/** "Feeling strange": how it is taken, in a plot that was written for what happens. */
const isIdleAlone = (words: readonly string[], missing: readonly Missing[], { idle }: Counter): boolean =>
  missing.every(({ start, end }) => words.slice(start, end).every((word) => idle.has(word)));

/** "Daddy's bed", or "daddys". */
const isOwned = (words: readonly string[], end: number): boolean =>
  /s$/u.test(words[end - 1] ?? "") && words[end] !== undefined;

/** Who was put to sleep by the vet didn't die in the night. */
const listOfDeath = (texts: readonly string[], counter: Counter): string[] =>
  counter.plan.shape.mourns && !counter.hasWord("vet")
    ? texts.flatMap((text) => PUT_TO_SLEEP.exec(text)?.[0] ?? []).slice(0, 1)
    : [];

/** A plot of a theme has to do with books, and tells of no hungry one; what was written for a phrase tells what it means. */
const isNamedWhole = (topic: string, counter: Counter): boolean =>
  counter.isNamed(topic) &&
  (isWrittenFor(counter.plan.shape)
    ? !findEntries(splitWish(topic)).some(({ entry }) => counter.isUnseen(entry))
    : splitWish(topic).length === 1);
