import type { StoryOrder, StoryPage, StoryText } from "@/lib/shared/story";
import type { Settled, StoryWriter } from "@/lib/features/writing/contract";
import { measurerOf } from "@/lib/features/writing/measure-level";
import { printTitle } from "@/lib/features/writing/print-title";
import { cleanTopic } from "@/lib/features/writing/subjects/clean-words";
import { callFamily, callOnPage } from "./call-family";
import { findPlot } from "./choose-plot";
import { chooseNewWords } from "./choose-new-words";
import { composePages } from "./compose-pages";
import { nameItsColour } from "./in-its-colour";
import { listShown } from "./list-shown";
import { listParts, planStory } from "./plan-story";
import { spareAdverbs } from "./spare-adverbs";
import { speakEnglish } from "./speak-english";
import { keepToldTags } from "./told-tags";
import { wordLeftOpen, wordPremise, wordTalk } from "./word-premise";
import { Random } from "./random";

const MOST_TAGS = 8;

/** Writes from our own story grammar: no network, no key, the same story for the same order and seed. */
export const classicWriter: StoryWriter = {
  name: "classic",
  settle,
  write: (order, signal) =>
    new Promise((resolve) => {
      signal?.throwIfAborted();
      const story = writeClassicStory(order);
      resolve({ ...story, tags: keepToldTags(order, story).slice(0, MOST_TAGS) });
    }),
};

function settle(order: StoryOrder, told: readonly string[]): Settled {
  const plot = findPlot(order, told).id;
  const random = new Random(order.seed);
  const plan = planStory({ ...order, plot }, random.fork("plan"), { told });
  return { plot, parts: listParts(plan) };
}

export function writeClassicStory(order: StoryOrder): StoryText {
  const random = new Random(order.seed);
  const plan = planStory(order, random.fork("plan"));
  const names = [order.heroName, ...[...plan.cast.values(), ...plan.heroes].map(({ name }) => name)];
  const speak = speakEnglish(order, names);
  const compose = (newWords: readonly string[]) => {
    const measure = measurerOf(order.level, { names, newWords: [...newWords] });
    const meetsLevel = (text: string) =>
      measure([{ number: 1, text: speak(text) }]).pages.every(({ inBand }) => inBand);
    const composed = composePages({ order, plan, random: random.fork("pages"), newWords });
    return {
      ...composed,
      pages: spareAdverbs(nameItsColour(composed.pages, plan), meetsLevel).map((page) =>
        speakOnPage(page, speak),
      ),
    };
  };
  const newWords = chooseNewWords(order.level, compose([]).pages, names);
  const { pages, refrains, parts } = compose(newWords);
  const kept = chooseNewWords(order.level, pages, names);
  return {
    title: printTitle(order),
    shape: plan.shape.id,
    parts,
    pages: pages.map((page) => callOnPage(page, callFamily(order))),
    newWords: kept,
    refrains: refrains.map(speak),
    tags: listTags(order),
    talk: wordTalk(order, plan),
    premise: wordPremise(order, plan),
    leftOpen: wordLeftOpen(order, plan),
    shows: listShown(order, plan),
  };
}

/** The words, and what the picture is said to show; whoever is met keeps their name. */
const speakOnPage = ({ scene, ...page }: StoryPage, speak: (text: string) => string): StoryPage => ({
  ...page,
  text: speak(page.text),
  scene: { ...scene, happening: speak(scene.happening) },
});

/** Whatever its parent may know the story by; `keepToldTags` takes out what it leaves out. */
function listTags(order: StoryOrder): string[] {
  const topics = order.topics.map(toTag).filter(Boolean);
  return [...new Set([order.theme, ...topics, ...order.interests.map((interest) => interest.toLowerCase())])];
}

/** A tag is at most so many words: a whole sentence that a parent typed is none. */
const LONGEST_TAG = 4;

/** What a parent typed as it stands on a card: without marks around it, and not in capitals. */
function toTag(topic: string): string {
  const words = cleanTopic(topic).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  if (words.split(" ").length > LONGEST_TAG) return "";
  return words.length > 3 && words === words.toUpperCase() ? words.toLowerCase() : words;
}
