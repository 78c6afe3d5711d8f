import type { CharacterKind } from "@/lib/shared/story";
import { CREATURES } from "./creatures";
import { LIFE_EVENTS } from "./life-events";
import { MORALS } from "./morals";
import { PASTIMES } from "./pastimes";
import { THINGS } from "./things";
import type { Creature, LifeEvent, Moral, Thing } from "./topic-kinds";

type Subject =
  | { kind: "moral"; subject: Moral }
  | { kind: "event"; subject: LifeEvent }
  | { kind: "thing"; subject: Thing }
  | { kind: "creature"; subject: Creature }
  | { kind: "unknown"; subject: string };

export type TopicReading = Subject & {
  /** As the parent wrote it, cleaned. */
  label: string;
  tags: readonly string[];
  creature?: CharacterKind;
};

type KnownSubject = Exclude<Subject, { kind: "unknown" }>;

const KNOWN: readonly KnownSubject[] = [
  ...MORALS.map((subject) => ({ kind: "moral", subject }) as const),
  ...LIFE_EVENTS.map((subject) => ({ kind: "event", subject }) as const),
  ...CREATURES.map((subject) => ({ kind: "creature", subject }) as const),
  ...[...THINGS, ...PASTIMES].map((subject) => ({ kind: "thing", subject }) as const),
];

const BY_KEY = new Map(KNOWN.flatMap((known) => known.subject.keys.map((key) => [key, known] as const)));
const MOST_WORDS_IN_KEY = 4;
const MOST_LETTERS = 60;
const TRAILING = new Set([
  "a",
  "an",
  "the",
  "of",
  "and",
  "with",
  "to",
  "in",
  "on",
  "for",
  "about",
  "my",
  "his",
  "her",
]);

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

function readTopic(topic: string): TopicReading | undefined {
  const label = cleanTopic(topic);
  if (label === "") return undefined;
  const known = findKnown(label);
  if (!known) return { kind: "unknown", subject: toBookTitle(label), label, tags: [] };
  const creature = known.kind === "creature" ? known.subject.kind : undefined;
  return { ...known, label, tags: known.subject.tags ?? [], ...(creature ? { creature } : {}) };
}

/** The longest run of words that names a subject; of two, the earlier. */
function findKnown(label: string): KnownSubject | undefined {
  const words = label
    .toLowerCase()
    .replaceAll("’", "'")
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter(Boolean);
  for (let length = Math.min(MOST_WORDS_IN_KEY, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const run = words.slice(start, start + length).join(" ");
      const known =
        BY_KEY.get(run) ?? BY_KEY.get(run.replace(/s$/u, "")) ?? BY_KEY.get(run.replace(/es$/u, ""));
      if (known) return known;
    }
  }
  return undefined;
}

function cleanTopic(topic: string): string {
  return topic
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Extended_Pictographic}<>{}|[\]\\"“”]/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
}

/** A subject we know nothing about can still be what a book is called. */
function toBookTitle(label: string): string {
  const words = label
    .slice(0, MOST_LETTERS)
    .replace(/[.!?,;:]+/gu, "")
    .split(" ")
    .slice(0, 6);
  while (words.length > 1 && TRAILING.has((words.at(-1) ?? "").toLowerCase())) words.pop();
  return words.map((word) => word.charAt(0).toLocaleUpperCase("en") + word.slice(1)).join(" ");
}
