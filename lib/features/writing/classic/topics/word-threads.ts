import type { CharacterStyleId, ReadingLevel } from "@/lib/shared/story";
import { withArticle } from "@/lib/features/writing/classic/fill-text";
import { LEVEL_KEYS, type LevelKey } from "@/lib/features/writing/classic/grammar";
import type { Random } from "@/lib/features/writing/classic/random";
import { MORAL_CLOSE, MORAL_MID, MORAL_OPEN, STYLE_OPEN } from "./thread-wordings";
import type { TopicReading } from "./read-topics";
import type { Moral } from "./topic-kinds";

/** A sentence about a topic, and the wording it was made of, which may serve another topic as well. */
export type Recall = { sentence: string; wording: string };

/**
 * What is to be learned, as sentences for the beginning, the middle and the end, and what is packed where a plot packs
 * something. Whatever else was ordered is told by the plot or said to be left out: a noun that only a last sentence names
 * ("That night the pea lay by the bed") spoils the book and isn't told by it.
 */
export type Threads = {
  open: string[];
  /** What is to be learned in the order in which it is recalled, each as the sentences that can do it. */
  mids: Recall[][];
  close: string[];
  bag: string[];
};

type Wish = { topics: readonly TopicReading[]; style: CharacterStyleId | null };

const STYLE_NOUNS: Record<CharacterStyleId, string> = {
  superhero: "superhero",
  princess: "princess",
  "space-explorer": "space explorer",
  "magical-wizard": "wizard",
  "brave-knight": "knight",
};

export function wordThreads(level: ReadingLevel, { topics, style }: Wish, random: Random): Threads {
  const key = LEVEL_KEYS[level];
  const told = topics.flatMap(({ kind, subject }) =>
    kind === "moral" ? wordMoral(subject, { key, random }) : [],
  );
  // The few short pages of a first reader are the plot's; there, once has to do for what also has a last word.
  const again = key === "B" ? [] : told;
  return {
    open: [...told.map(({ open }) => open), ...wordStyle(style, key, random)],
    mids: [...told, ...again].map(({ mids }) => mids),
    close: told.map(({ close }) => close),
    bag: topics.flatMap(toPacked),
  };
}

/** Nobody alive comes out of a bag. */
const toPacked = ({ kind, subject, creature }: TopicReading): string[] =>
  kind === "thing" && creature === undefined ? [withArticle(subject.item)] : [];

function wordStyle(style: CharacterStyleId | null, key: LevelKey, random: Random): string[] {
  return style ? [withSlots(random.pick(STYLE_OPEN[key]), { style: STYLE_NOUNS[style] })] : [];
}

type Thread = { open: string; mids: Recall[]; close: string };

function wordMoral({ noun, not, can }: Moral, { key, random }: { key: LevelKey; random: Random }): Thread {
  const slots = { noun, not, can };
  return {
    open: withSlots(random.pick(MORAL_OPEN[key]), slots),
    mids: MORAL_MID[key].map((wording) => ({ sentence: withSlots(wording, slots), wording })),
    close: withSlots(random.pick(MORAL_CLOSE[key]), slots),
  };
}

/** `[not]` and the like; the story's own slots stay for later. */
function withSlots(wording: string, slots: Record<string, string>): string {
  return wording
    .replace(/\{a \[(\w+)\]\}/gu, (_, slot: string) => withArticle(slots[slot] ?? ""))
    .replace(/\[(\w+)\]/gu, (_, slot: string) => slots[slot] ?? "");
}
