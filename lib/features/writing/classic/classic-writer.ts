import type { StoryOrder, StoryText } from "@/lib/shared/story";
import type { StoryWriter } from "@/lib/features/writing/contract";
import { chooseNewWords } from "./choose-new-words";
import { composePages } from "./compose-pages";
import type { Shape } from "./grammar";
import { planStory } from "./plan-story";
import { Random } from "./random";

const MOST_TAGS = 8;

/** Writes from our own story grammar: no network, no key, the same story for the same order and seed. */
export const classicWriter: StoryWriter = {
  name: "classic",
  write: (order, signal) =>
    new Promise((resolve) => {
      signal?.throwIfAborted();
      resolve(writeClassicStory(order));
    }),
};

/** `told` is the plot of a story that is told again, at another level. */
export function writeClassicStory(order: StoryOrder, told?: Shape): StoryText {
  const random = new Random(order.seed);
  const plan = planStory(order, random.fork("plan"), told);
  const names = [order.heroName, ...[...plan.cast.values()].map(({ name }) => name)];
  const draft = composePages({ order, plan, random: random.fork("pages"), newWords: [] });
  const newWords = chooseNewWords(order.level, draft.pages, names);
  const { pages, refrains } = composePages({ order, plan, random: random.fork("pages"), newWords });
  const kept = chooseNewWords(order.level, pages, names);
  return {
    title: order.title.trim(),
    shape: plan.shape.id,
    pages,
    newWords: kept,
    refrains,
    tags: listTags(
      order,
      plan.topics.map(({ label }) => label),
    ),
  };
}

function listTags(order: StoryOrder, topics: readonly string[]): string[] {
  return [
    ...new Set([order.theme, ...topics, ...order.interests.map((interest) => interest.toLowerCase())]),
  ].slice(0, MOST_TAGS);
}
