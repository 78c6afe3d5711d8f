import type { StoryOrder } from "@/lib/shared/story";
import { fillText, withArticle } from "./fill-text";
import { LEVEL_KEYS, listWordings } from "./grammar";
import type { Plan } from "./plan-story";
import type { Random } from "./random";
import { listWords } from "./story-words";
import { wordThreads } from "./topics/word-threads";

/** 0 says everything that belongs on a page; each step says less, so that a crowded page meets its level. */
export const MOST_GENEROUS = 4;

export type SentenceMaker = ((generosity: number, random: Random) => Map<string, string>) & {
  refrains: string[];
};

/** What stands in the slots that hold whole sentences, and the refrains as the reader meets them. */
export function listSentences(order: StoryOrder, plan: Plan, random: Random): SentenceMaker {
  const key = LEVEL_KEYS[order.level];
  const cast = new Set([...plan.cast.values()].map(({ kind }) => kind));
  const threads = wordThreads(order.level, { topics: plan.topics, cast, style: order.style }, random);
  const refrain = key === "B" || key === "E" ? plan.shape.refrain[key] : undefined;
  const items = plan.solvers.map(({ item }) => withArticle(item.text));
  const extras = plan.others.map((kit) => random.pick(listWordings(kit.extra[key])));
  const otherItems = plan.others.map(({ item }) => withArticle(item.text));
  const young = key === "B";

  const make = (generosity: number): Map<string, string> => {
    const fewer = generosity >= 2;
    const own = young && threads.bag.length + otherItems.length > 0 ? items.slice(0, 1) : items;
    const bag = [...threads.bag, ...otherItems, ...(fewer ? items.slice(0, young ? 0 : 1) : own)];
    const kept = bag.slice(0, fewer ? Math.max(1, threads.bag.length + otherItems.length) : 6);
    return new Map([
      ["open", threads.open.slice(0, [3, 2, 1, 1, 0][generosity]).join(" ")],
      ["mid", generosity === 0 ? (threads.mid[0] ?? "") : ""],
      ["close", threads.close.slice(0, [3, 2, 1, 1, 0][generosity]).join(" ")],
      ["extra", extras.slice(0, [4, 3, 2, 1, 0][generosity]).join(" ")],
      ["bag", joinWithAnd(kept.length > 0 ? kept : items.slice(0, 1))],
      ["refrain", refrain?.[0] ?? ""],
      ["refrain2", refrain?.[1] ?? ""],
    ]);
  };

  const words = listWords(order, plan, "short");
  const refrains = (refrain ?? []).map((sentence) => fillText(sentence, new Map(), words, random));
  return Object.assign(make, { refrains });
}

export function joinWithAnd(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1) ?? ""}`;
}
