import type { StoryOrder, StoryText } from "@/lib/shared/story";
import type { Settled, StoryWriter } from "@/lib/features/writing/contract";
import { choosePlot } from "./choose-plot";
import { chooseNewWords } from "./choose-new-words";
import { composePages } from "./compose-pages";
import { listParts, planStory } from "./plan-story";
import { Random } from "./random";
import { readTopics } from "./topics/read-topics";

const MOST_TAGS = 8;

/** Writes from our own story grammar: no network, no key, the same story for the same order and seed. */
export const classicWriter: StoryWriter = {
  name: "classic",
  settle,
  write: (order, signal) =>
    new Promise((resolve) => {
      signal?.throwIfAborted();
      resolve(writeClassicStory(order));
    }),
};

function settle(order: StoryOrder, told: readonly string[]): Settled {
  const plot = choosePlot(order, told);
  const random = new Random(order.seed);
  return { plot, parts: listParts(planStory({ ...order, plot }, random.fork("plan"), told)) };
}

export function writeClassicStory(order: StoryOrder): StoryText {
  const random = new Random(order.seed);
  const plan = planStory(order, random.fork("plan"));
  const names = [order.heroName, ...[...plan.cast.values()].map(({ name }) => name)];
  const draft = composePages({ order, plan, random: random.fork("pages"), newWords: [] });
  const newWords = chooseNewWords(order.level, draft.pages, names);
  const { pages, refrains, parts } = composePages({ order, plan, random: random.fork("pages"), newWords });
  const kept = chooseNewWords(order.level, pages, names);
  return {
    title: order.title.trim(),
    shape: plan.shape.id,
    parts,
    pages,
    newWords: kept,
    refrains,
    tags: listTags(
      order,
      readTopics(order.topics).map(({ label }) => label),
    ),
  };
}

function listTags(order: StoryOrder, topics: readonly string[]): string[] {
  return [
    ...new Set([order.theme, ...topics, ...order.interests.map((interest) => interest.toLowerCase())]),
  ].slice(0, MOST_TAGS);
}
