import type { AiCall } from "@/lib/platform/ai/ai-provider";
import type { ChatModel } from "@/lib/platform/ai/chat-model";
import { AppError } from "@/lib/shared/app-error";
import type { LevelFigures, StoryOrder, StoryText } from "@/lib/shared/story";
import { isCommonWord, toDeclaredSet } from "./common-words";
import { isPageText, rewrittenPages } from "./draft-story";
import { HERO } from "./hero-token";
import { listStoryNames } from "./list-story-names";
import { measureLevel } from "./measure-level";
import { LEVEL_BANDS, listLevelMisses, type LevelMiss } from "./rules";
import { splitSentences, splitWords } from "./split-text";
import { rewritePrompt, type PageFault } from "./write-prompt";

const MOST_REWRITES = 2;

export type Asking = { model: ChatModel; order: StoryOrder; call: AiCall };
/** Pages about the hero token, in order. */
type Texts = readonly string[];
type Measured<Story> = { texts: Texts; story: Story; misses: LevelMiss[][]; figures: LevelFigures[] };
type ToStory<Story> = (texts: Texts) => Story;

/** Measures a model's pages against the level of the order, and asks for better words where one misses it. */
export async function meetLevel<Story extends StoryText>(
  asking: Asking,
  texts: Texts,
  toStory: ToStory<Story>,
): Promise<Story> {
  let best = measure(asking.order, texts, toStory);
  for (let round = 0; round < MOST_REWRITES && countMisses(best) > 0; round += 1) {
    const next = await askForRewrite(asking, best, toStory);
    if (!next) break;
    best = next;
  }
  return best.story;
}

/** A page is replaced only by a better one. A story that can't be improved is still a story: `null`. */
async function askForRewrite<Story extends StoryText>(
  { model, order, call }: Asking,
  before: Measured<Story>,
  toStory: ToStory<Story>,
): Promise<Measured<Story> | null> {
  try {
    const prompt = rewritePrompt(order, listFaults(order, before));
    const answer = await model.completeJson({ ...prompt, name: "pages", schema: rewrittenPages }, call);
    const offered = new Map(answer.pages.map(({ number, text }) => [number - 1, text]));
    const texts = before.texts.map((text, index) => {
      const other = offered.get(index);
      return other !== undefined && isPageText(other) ? other : text;
    });
    const tried = measure(order, texts, toStory);
    const isBetter = (index: number) =>
      (tried.misses[index]?.length ?? 0) < (before.misses[index]?.length ?? 0);
    const kept = before.texts.map((text, index) => (isBetter(index) ? (texts[index] ?? text) : text));
    return measure(order, kept, toStory);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

function measure<Story extends StoryText>(
  order: StoryOrder,
  texts: Texts,
  toStory: ToStory<Story>,
): Measured<Story> {
  const story = toStory(texts);
  const declared = { names: listStoryNames(order.heroName, story), newWords: story.newWords };
  const figures = measureLevel(order.level, story.pages, declared).pages;
  return { texts, story, figures, misses: figures.map((page) => listLevelMisses(order.level, page)) };
}

const countMisses = ({ misses }: Pick<Measured<StoryText>, "misses">): number => misses.flat().length;

/** In words about the token: the measured text has the child's name in it. */
function listFaults(order: StoryOrder, { texts, story, misses, figures }: Measured<StoryText>): PageFault[] {
  const names = [HERO, ...story.pages.flatMap(({ scene }) => scene.companions.map(({ name }) => name))];
  const known = toDeclaredSet({ names, newWords: story.newWords });
  return texts.flatMap((text, index) => {
    const missed = misses[index] ?? [];
    const page = figures[index];
    if (!page || missed.length === 0) return [];
    const faults = missed.map((miss) => describe(miss, { order, text, page, known }));
    return [{ number: index + 1, text, faults }];
  });
}

type Faulty = { order: StoryOrder; text: string; page: LevelFigures; known: ReadonlySet<string> };

function describe(miss: LevelMiss, { order, text, page, known }: Faulty): string {
  const band = LEVEL_BANDS[order.level];
  const { min, max } = band.wordsPerPage;
  const isRare = (word: string) => !isCommonWord(word) && !known.has(word);
  switch (miss) {
    case "words":
      return `${page.words} words; write ${min} to ${max}.`;
    case "grade":
      return `Flesch-Kincaid grade ${page.grade}; write ${page.grade > band.grade.max ? "shorter" : "longer"} words or sentences.`;
    case "meanSentence":
      return `${page.meanSentence} words in a sentence on average; at most ${band.meanSentence}.`;
    case "longestSentence":
      return `Too long: ${splitSentences(text)
        .filter((sentence) => splitWords(sentence).length > band.longestSentence)
        .join(" | ")}`;
    default:
      return `Rare words: ${[...new Set(splitWords(text.toLowerCase()).filter(isRare))].join(", ")}. Use common ones.`;
  }
}
