import type { AiCall } from "@/lib/platform/ai/ai-provider";
import type { ChatModel } from "@/lib/platform/ai/chat-model";
import { AppError } from "@/lib/shared/app-error";
import type { LevelFigures, StoryOrder, StoryText } from "@/lib/shared/story";
import { isCommonWord, toDeclaredSet } from "./common-words";
import type { StoryWriter } from "./contract";
import { isPageText, rewrittenPages, storyDraft, toStoryText, type StoryDraft } from "./draft-story";
import { HERO } from "./hero-token";
import { listStoryNames } from "./list-story-names";
import { measureLevel } from "./measure-level";
import { LEVEL_BANDS, listLevelMisses, type LevelMiss } from "./rules";
import { splitSentences, splitWords } from "./split-text";
import { rewritePrompt, writePrompt, type PageFault } from "./write-prompt";

const MOST_REWRITES = 2;
/** All calls for one story together; the pictures want their time too. */
const MOST_MS = 240_000;
/** Every page of an answer ends with this field. */
const PAGE_DONE = /"happening"\s*:/g;

type MeasuredDraft = { draft: StoryDraft; story: StoryText; misses: LevelMiss[][]; figures: LevelFigures[] };
type Asking = { model: ChatModel; order: StoryOrder; family: readonly string[]; call: AiCall };

/** For whom a story is written; `family` are names that must not leave the machine. */
export type WrittenFor = Omit<AiCall, "signal"> & { family: readonly string[] };

/** Has a model write, measures what comes back, and asks for better words where a page misses its level. */
export function openaiWriter(model: ChatModel, { family, ...onWhom }: WrittenFor): StoryWriter {
  return {
    name: "openai",
    async write(order, signal, onProgress) {
      const budget = AbortSignal.timeout(MOST_MS);
      const call = { ...onWhom, signal: signal ? AbortSignal.any([signal, budget]) : budget };
      const asking = { model, order, family, call };
      let best = measure(order, await askForStory(asking, onProgress));
      for (let round = 0; round < MOST_REWRITES && countMisses(best) > 0; round += 1) {
        const next = await askForRewrite(asking, best);
        signal?.throwIfAborted();
        if (!next) break;
        best = next;
      }
      return best.story;
    },
  };
}

async function askForStory(
  { model, order, family, call }: Asking,
  onProgress?: (share: number) => void,
): Promise<StoryDraft> {
  const expected = LEVEL_BANDS[order.level].pages.max;
  const onText = (soFar: string) => {
    onProgress?.(Math.min(1, (soFar.match(PAGE_DONE)?.length ?? 0) / expected));
  };
  const prompt = writePrompt(order, family);
  return model.completeJson({ ...prompt, name: "story", schema: storyDraft, onText }, call);
}

/** A page is replaced only by a better one. A story that can't be improved is still a story: `null`. */
async function askForRewrite(asking: Asking, before: MeasuredDraft): Promise<MeasuredDraft | null> {
  const { model, order, call } = asking;
  try {
    const prompt = rewritePrompt(order, listFaults(order, before));
    const answer = await model.completeJson({ ...prompt, name: "pages", schema: rewrittenPages }, call);
    const texts = new Map(answer.pages.map(({ number, text }) => [number, text]));
    const tried = measure(
      order,
      withTexts(before.draft, (number) => texts.get(number)),
    );
    const isBetter = (index: number) =>
      (tried.misses[index]?.length ?? 0) < (before.misses[index]?.length ?? 0);
    return measure(
      order,
      withTexts(before.draft, (number) => (isBetter(number - 1) ? texts.get(number) : undefined)),
    );
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

function withTexts(draft: StoryDraft, textOf: (number: number) => string | undefined): StoryDraft {
  const pages = draft.pages.map((page, index) => {
    const text = textOf(index + 1);
    return text !== undefined && isPageText(text) ? { ...page, text } : page;
  });
  return { ...draft, pages };
}

function measure(order: StoryOrder, draft: StoryDraft): MeasuredDraft {
  const story = toStoryText(order, draft);
  const declared = { names: listStoryNames(order.heroName, story), newWords: story.newWords };
  const figures = measureLevel(order.level, story.pages, declared).pages;
  return { draft, story, figures, misses: figures.map((page) => listLevelMisses(order.level, page)) };
}

const countMisses = ({ misses }: MeasuredDraft): number => misses.flat().length;

/** In words about the token: the measured text has the child's name in it. */
function listFaults(order: StoryOrder, { draft, story, misses, figures }: MeasuredDraft): PageFault[] {
  const names = [HERO, ...draft.pages.flatMap(({ companions }) => companions.map(({ name }) => name))];
  const known = toDeclaredSet({ names, newWords: story.newWords });
  return draft.pages.flatMap(({ text }, index) => {
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
