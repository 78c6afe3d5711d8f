import type { CharacterStyleId, ReadingLevel } from "@/lib/shared/story";
import { capitalise, withArticle } from "@/lib/features/writing/classic/fill-text";
import { LEVEL_KEYS, type LevelKey } from "@/lib/features/writing/classic/grammar";
import type { Random } from "@/lib/features/writing/classic/random";
import {
  CREATURE_CLOSE,
  EVENT_CLOSE,
  EVENT_MID,
  EVENT_OPEN,
  ITEM_MID,
  MORAL_CLOSE,
  MORAL_MID,
  MORAL_OPEN,
  STYLE_OPEN,
  THING_CLOSE,
  WHO_MID,
  type ByLevel,
} from "./thread-wordings";
import type { TopicReading } from "./read-topics";

/** A sentence about a topic, and the wording it was made of, which may serve another topic as well. */
export type Recall = {
  sentence: string;
  wording: string;
  /** What must have been packed. */
  thing?: string;
  /** Only before somebody does or says something: it would stand alone before "By Friday there was a list". */
  leadsOn?: true;
};

/** The parent's topics as sentences for the beginning, the middle and the end, and as things to carry. */
export type Threads = {
  open: string[];
  /** The topics in the order in which they are recalled, each as the sentences that can do it. */
  mids: Recall[][];
  close: string[];
  bag: string[];
};

type Wish = { topics: readonly TopicReading[]; cast: ReadonlySet<string>; style: CharacterStyleId | null };

const STYLE_NOUNS: Record<CharacterStyleId, string> = {
  superhero: "superhero",
  princess: "princess",
  "space-explorer": "space explorer",
  "magical-wizard": "wizard",
  "brave-knight": "knight",
};

export function wordThreads(level: ReadingLevel, { topics, cast, style }: Wish, random: Random): Threads {
  const key = LEVEL_KEYS[level];
  const told = tellTopics(topics, { cast, key, random });
  // The few short pages of a first reader are the plot's; there, once has to do for what also has a last word.
  const again = told.filter(({ close }) => key !== "B" || close === undefined);
  return {
    open: [...told.flatMap(({ open = [] }) => open), ...wordStyle(style, key, random)],
    mids: [...told, ...again].map(({ mids }) => mids).filter((mids) => mids.length > 0),
    close: told.flatMap(({ close = [] }) => close),
    bag: told.flatMap(({ item = [] }) => item),
  };
}

function wordStyle(style: CharacterStyleId | null, key: LevelKey, random: Random): string[] {
  return style ? [withSlots(random.pick(STYLE_OPEN[key]), { style: STYLE_NOUNS[style] })] : [];
}

function tellTopics(
  topics: readonly TopicReading[],
  telling: Omit<Telling, "itemMids" | "eventClose">,
): Thread[] {
  const wordings = telling.random.shuffle(ITEM_MID[telling.key]);
  const hands = dealOut(wordings, topics.filter(isThing).length);
  const eventCloses = telling.random.shuffle(EVENT_CLOSE[telling.key]);
  const firstNight = topics.find(isNight);
  return topics.map((topic) => {
    const itemMids = isThing(topic) ? (hands.pop() ?? []) : [];
    const eventClose = topic.kind === "event" ? (eventCloses.pop() ?? "") : "";
    const thread = wordTopic(topic, { ...telling, itemMids, eventClose });
    // A second thing beside the bed would be told in the words of the first.
    if (isNight(topic) && topic !== firstNight) delete thread.close;
    return thread;
  });
}

type Thread = { open?: string; mids: Recall[]; close?: string; item?: string };
type Telling = {
  cast: ReadonlySet<string>;
  key: LevelKey;
  random: Random;
  /** No two things of a story are recalled in the same words. */
  itemMids: readonly string[];
  /** No two events of a story end in the same words; the last ones may have to do without. */
  eventClose: string;
};

const isThing = ({ kind }: TopicReading): boolean => kind === "thing" || kind === "creature";
const isNight = (topic: TopicReading): boolean => isThing(topic);

function dealOut(wordings: readonly string[], hands: number): string[][] {
  return Array.from({ length: hands }, (_, hand) => wordings.filter((_, index) => index % hands === hand));
}

function wordTopic(topic: TopicReading, { cast, key, random, itemMids, eventClose }: Telling): Thread {
  const one = (wordings: ByLevel, slots: Record<string, string>) =>
    withSlots(random.pick(wordings[key]), slots);
  const recall = (wordings: readonly string[], slots: Record<string, string>): Recall[] =>
    wordings.map((wording) => ({ sentence: withSlots(wording, slots), wording }));
  const all = (wordings: ByLevel, slots: Record<string, string>) => recall(wordings[key], slots);
  const joins = topic.creature !== undefined && cast.has(topic.creature);
  if (topic.kind === "moral") {
    const slots = { noun: topic.subject.noun, not: topic.subject.not, can: topic.subject.can };
    return { open: one(MORAL_OPEN, slots), mids: all(MORAL_MID, slots), close: one(MORAL_CLOSE, slots) };
  }
  if (topic.kind === "event") {
    const { noun, when, worry, ready } = topic.subject;
    const slots = { noun, when, worry, ready };
    if (joins) return { mids: [] };
    const close = eventClose === "" ? {} : { close: withSlots(eventClose, slots) };
    return { open: one(EVENT_OPEN, slots), mids: all(EVENT_MID, slots), ...close };
  }
  const { item, many, who } = topic.subject;
  if (joins) return { mids: [], close: one(CREATURE_CLOSE, { many }) };
  const mids: Recall[] = recall(itemMids, { item }).map((mid) => ({ ...mid, thing: item }));
  if (who) mids.push(...all(WHO_MID, { who }));
  return { item: withArticle(item), mids, close: one(THING_CLOSE, { item, many }) };
}

/** `[not]` and the like; the story's own slots stay for later. */
function withSlots(wording: string, slots: Record<string, string>): string {
  return wording
    .replace(/\{a \[(\w+)\]\}/gu, (_, slot: string) => withArticle(slots[slot] ?? ""))
    .replace(/\{A \[(\w+)\]\}/gu, (_, slot: string) => capitalise(withArticle(slots[slot] ?? "")))
    .replace(/\[(\w+)\]/gu, (_, slot: string) => slots[slot] ?? "");
}
