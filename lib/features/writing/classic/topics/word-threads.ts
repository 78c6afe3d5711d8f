import type { CharacterStyleId, ReadingLevel } from "@/lib/shared/story";
import { capitalise, withArticle } from "@/lib/features/writing/classic/fill-text";
import { LEVEL_KEYS } from "@/lib/features/writing/classic/grammar";
import type { Random } from "@/lib/features/writing/classic/random";
import {
  CREATURE_CLOSE,
  EVENT_CLOSE,
  EVENT_OPEN,
  MORAL_CLOSE,
  MORAL_OPEN,
  STYLE_OPEN,
  THING_CLOSE,
  UNKNOWN_CLOSE,
  WHO_MID,
} from "./thread-wordings";
import type { TopicReading } from "./read-topics";

/** The parent's topics as sentences for the beginning, the middle and the end, and as things to carry. */
export type Threads = { open: string[]; mid: string[]; close: string[]; bag: string[] };

type Wish = { topics: readonly TopicReading[]; cast: ReadonlySet<string>; style: CharacterStyleId | null };

const STYLE_NOUNS: Record<CharacterStyleId, string> = {
  superhero: "superhero",
  princess: "princess",
  "space-explorer": "space explorer",
  "magical-wizard": "wizard",
  "brave-knight": "knight",
};
const LONGEST_TITLE = { B: 2, E: 4, I: 6, A: 6 };

export function wordThreads(level: ReadingLevel, { topics, cast, style }: Wish, random: Random): Threads {
  const threads: Threads = { open: [], mid: [], close: [], bag: [] };
  const key = LEVEL_KEYS[level];
  const say = (wordings: Record<"B" | "E" | "I" | "A", readonly string[]>, slots: Record<string, string>) =>
    withSlots(random.pick(wordings[key]), slots);

  for (const topic of topics) {
    if (topic.kind === "moral") {
      const { noun, not, can } = topic.subject;
      const slots = { noun, not, can };
      threads.open.push(say(MORAL_OPEN, slots));
      threads.close.push(say(MORAL_CLOSE, slots));
    } else if (topic.kind === "event") {
      const { noun, when, worry, ready } = topic.subject;
      threads.open.push(say(EVENT_OPEN, { noun, when, worry, ready }));
      threads.close.push(say(EVENT_CLOSE, { noun, when, worry, ready }));
    } else if (topic.kind === "unknown") {
      const title = topic.subject.split(" ").slice(0, LONGEST_TITLE[key]).join(" ");
      threads.bag.push(`a book named "${title}"`);
      threads.close.push(say(UNKNOWN_CLOSE, { title }));
    } else if (topic.creature && cast.has(topic.creature)) {
      threads.close.push(say(CREATURE_CLOSE, { many: topic.subject.many }));
    } else {
      const { item, many, who } = topic.subject;
      threads.bag.push(withArticle(item));
      threads.close.push(say(THING_CLOSE, { item, many }));
      if (who) threads.mid.push(say(WHO_MID, { who }));
    }
  }
  if (style) threads.open.push(say(STYLE_OPEN, { style: STYLE_NOUNS[style] }));
  return threads;
}

/** `[not]` and the like; the story's own slots stay for later. */
function withSlots(wording: string, slots: Record<string, string>): string {
  return wording
    .replace(/\{a \[(\w+)\]\}/gu, (_, slot: string) => withArticle(slots[slot] ?? ""))
    .replace(/\{A \[(\w+)\]\}/gu, (_, slot: string) => capitalise(withArticle(slots[slot] ?? "")))
    .replace(/\[(\w+)\]/gu, (_, slot: string) => slots[slot] ?? "");
}
