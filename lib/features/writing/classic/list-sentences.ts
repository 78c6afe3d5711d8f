import type { StoryOrder } from "@/lib/shared/story";
import { fillText, withArticle } from "./fill-text";
import { LEVEL_KEYS, listWordings, type LevelKey } from "./grammar";
import type { Plan } from "./plan-story";
import type { Random } from "./random";
import { listWords } from "./story-words";
import { wordThreads, type Recall } from "./topics/word-threads";

/** 0 says everything that belongs on a page; each step says less, so that a crowded page meets its level. */
export const MOST_OMITTED = 4;

/** Up to this step the middle of a story remembers the parent's subject. */
export const MOST_OMITTED_WITH_MID = 0;
const MOST_THREADS = [3, 2, 1, 1, 0];
const MOST_EXTRAS = [4, 2, 1, 0, 0];
/** How much a bag may hold at each step, so that the list of it stays a sentence of the level. */
const MOST_ITEMS: Record<LevelKey, readonly number[]> = {
  B: [2, 2, 1, 1, 1],
  E: [3, 2, 2, 1, 1],
  I: [3, 3, 2, 2, 2],
  A: [4, 4, 3, 2, 2],
};

/** Where on a page the parent's subject is remembered, it is with this sentence. */
export type Occasion = { omitted: number; mid?: string };
export type SentenceMaker = ((occasion: Occasion) => Map<string, string>) & {
  refrains: string[];
  /** The parent's subjects in the order in which the middle of the story recalls them, each as its possible sentences. */
  mids: readonly (readonly Recall[])[];
};

/** What stands in the slots that hold whole sentences, and the refrains as the reader meets them. */
export function listSentences(order: StoryOrder, plan: Plan, random: Random): SentenceMaker {
  const key = LEVEL_KEYS[order.level];
  const cast = new Set([...plan.cast.values()].map(({ kind }) => kind));
  const threads = wordThreads(order.level, { topics: plan.topics, cast, style: order.style }, random);
  const refrain = key === "B" || key === "E" ? plan.shape.refrain[key] : undefined;
  const extras = plan.others.map((kit) => random.pick(listWordings(kit.extra[key])));

  const make = ({ omitted, mid = "" }: Occasion): Map<string, string> => {
    const open = threads.open.slice(0, MOST_THREADS[omitted]).join(" ");
    return new Map([
      ["open", open],
      ["again", open.includes("{hero}") ? "{they}" : "{hero}"],
      ["mid", omitted <= MOST_OMITTED_WITH_MID ? mid : ""],
      ["close", threads.close.slice(0, MOST_THREADS[omitted]).join(" ")],
      ["extra", extras.slice(0, MOST_EXTRAS[omitted]).join(" ")],
      ["bag", joinWithAnd(packBag(plan, threads.bag, MOST_ITEMS[key][omitted] ?? 1))],
      ["refrain", refrain?.[0] ?? ""],
      ["refrain2", refrain?.[1] ?? ""],
    ]);
  };

  const words = listWords(order, plan, "short");
  const refrains = (refrain ?? []).map((sentence) => fillText(sentence, new Map(), words, random));
  return Object.assign(make, { refrains, mids: threads.mids });
}

/** The parent's subjects first, then interests without a page of their own, then what solves the hurdles. */
function packBag(plan: Plan, subjects: readonly string[], most: number): string[] {
  const kits = [...plan.others, ...plan.solvers];
  return [...subjects, ...kits.map(({ item }) => withArticle(item.text))].slice(0, most);
}

function joinWithAnd(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1) ?? ""}`;
}
