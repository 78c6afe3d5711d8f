import { isDrawnThing, type CharacterKind } from "@/lib/shared/story";
import { CREATURES } from "./creatures";
import { LIFE_EVENTS } from "./life-events";
import { cleanTopic, keepWanted, leaveOutName } from "@/lib/features/writing/subjects/clean-words";
import { findEntries } from "@/lib/features/writing/subjects/find-entry";
import { LEXICON } from "@/lib/features/writing/subjects/lexicon/all-entries";
import { splitWish } from "@/lib/features/writing/subjects/runs";
import type { LexiconEntry, SubjectClass } from "@/lib/features/writing/subjects/subject";
import { MORALS } from "./morals";
import { PASTIMES } from "./pastimes";
import { THINGS } from "./things";
import { SAYS_LITTLE_IN_A_TITLE, SAYS_WHERE } from "./title-words";
import type { Creature, LifeEvent, Moral, Thing } from "./topic-kinds";

type Subject =
  | { kind: "moral"; subject: Moral }
  | { kind: "event"; subject: LifeEvent }
  | { kind: "thing"; subject: Thing }
  | { kind: "creature"; subject: Creature };

export type TopicReading = Subject & {
  /** As the parent wrote it, cleaned. */
  label: string;
  tags: readonly string[];
  /** Who may join the cast. */
  creature?: CharacterKind;
};

const KNOWN: readonly Subject[] = [
  ...MORALS.map((subject) => ({ kind: "moral", subject }) as const),
  ...LIFE_EVENTS.map((subject) => ({ kind: "event", subject }) as const),
  ...CREATURES.map((subject) => ({ kind: "creature", subject }) as const),
  ...[...THINGS, ...PASTIMES].map((subject) => ({ kind: "thing", subject }) as const),
];

const BY_KEY = new Map(KNOWN.flatMap((known) => known.subject.keys.map((key) => [key, known] as const)));
const MOST_WORDS_IN_KEY = 4;

export function countKnownSubjects(): number {
  return KNOWN.length;
}

/** What the parent's topics are about. Topics that say the same are read once. */
export function readTopics(topics: readonly string[]): TopicReading[] {
  const readings: TopicReading[] = [];
  for (const topic of topics) {
    const reading = readTopic(topic);
    if (reading && !readings.some(({ subject }) => subject === reading.subject)) readings.push(reading);
  }
  return readings;
}

/**
 * The known subjects that a title names, beside the hero: where "in the garden" only says where, it is no subject. A
 * title is made of every kind of word, so what is a subject in a topic may say nothing here: "brave" in "The Brave Little
 * Snail".
 */
export function readTitle(title: string, heroName: string): TopicReading[] {
  const words = splitWish(leaveOutName(title, heroName));
  const place = words.findIndex((word) => SAYS_WHERE.has(word));
  const [who, where] = place < 0 ? [words, []] : [words.slice(0, place), words.slice(place + 1)];
  const subjects = findSubjects(who);
  return subjects.length > 0 ? subjects : findSubjects(where);
}

function findSubjects(words: readonly string[]): TopicReading[] {
  const readings: TopicReading[] = [];
  for (let start = 0; start < words.length; start += 1) {
    for (let length = Math.min(MOST_WORDS_IN_KEY, words.length - start); length > 0; length -= 1) {
      const label = words.slice(start, start + length).join(" ");
      const known = SAYS_LITTLE_IN_A_TITLE.has(label) ? undefined : findKey(label);
      if (!known) continue;
      if (!readings.some(({ subject }) => subject === known.subject)) readings.push(toReading(known, label));
      start += length - 1;
      break;
    }
  }
  return readings;
}

function readTopic(topic: string): TopicReading | undefined {
  const label = cleanTopic(topic);
  const meant = findKey(label) ? label : keepWanted(label);
  if (meant === "") return undefined;
  const known = findKnown(meant) ?? findInLexicon(meant);
  return known && toReading(known, meant);
}

/** What is small enough to come along, and who may join the cast, of the nouns that stories know. */
const COMES_ALONG: readonly SubjectClass[] = ["food", "toy", "tool", "clothing", "instrument"];
const JOINS: readonly SubjectClass[] = ["animal", "being"];
const FROM_LEXICON = new Map(LEXICON.map((entry) => [entry, toSubject(entry)]));

function toSubject(entry: LexiconEntry): Subject | undefined {
  const { word } = entry;
  // Who stands for a word of work is drawn so, and joins no cast.
  const kind = entry.kind && !isDrawnThing(entry.kind) ? entry.kind : undefined;
  const subject = { keys: [word], ...(kind && { kind }) };
  if (COMES_ALONG.includes(entry.class) && !entry.article)
    return { kind: "thing", subject: { ...subject, item: word } };
  return JOINS.includes(entry.class) && kind ? { kind: "creature", subject } : undefined;
}

function findInLexicon(label: string): Subject | undefined {
  const [found] = findEntries(splitWish(label));
  return found && FROM_LEXICON.get(found.entry);
}

function toReading(known: Subject, label: string): TopicReading {
  const { kind, tags = [] } = known.subject;
  return { ...known, label, tags, ...(kind ? { creature: kind } : {}) };
}

/** The longest run of words that names a subject; of two, the earlier. */
function findKnown(label: string): Subject | undefined {
  const words = splitWish(label);
  for (let length = Math.min(MOST_WORDS_IN_KEY, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const known = findKey(words.slice(start, start + length).join(" "));
      if (known) return known;
    }
  }
  return undefined;
}

function findKey(run: string): Subject | undefined {
  const plain = run.replace(/'s?$/u, "");
  return BY_KEY.get(plain) ?? BY_KEY.get(plain.replace(/s$/u, "")) ?? BY_KEY.get(plain.replace(/es$/u, ""));
}
