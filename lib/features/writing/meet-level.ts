import type { AiCall } from "@/lib/platform/ai/ai-call";
import type { ChatModel } from "@/lib/platform/ai/chat-model";
import { AppError } from "@/lib/shared/app-error";
import type { LevelFigures } from "@/lib/shared/level-figures";
import type { StoryOrder, StoryPage, StoryText } from "@/lib/shared/story";
import { isCommonWord, toDeclaredSet } from "./common-words";
import { findConcern } from "./find-concern";
import type { Concern } from "./moderation-patterns";
import { isPageText, rewrittenPages } from "./draft-story";
import { HERO, otherToken } from "./hero-token";
import { listStoryNames } from "./list-story-names";
import { measureLevel } from "./measure-level";
import { LEVEL_BANDS, listLevelMisses, type LevelMiss } from "./rules";
import { splitSentences, splitWords } from "./split-text";
import { justAsk, type KeepAnswer } from "./provider/keep-answer";
import { rewritePrompt, type PageFault } from "./write-prompt";

const MOST_REWRITES = 2;
const LONGEST_MEND = 60_000;

export type Asking = {
  model: ChatModel;
  order: StoryOrder;
  call: AiCall;
  /** What else a text is held to; a finished story that is told again has been. */
  editor?: Editor;
  /** Keeps each answer, so that no later try pays for it again. */
  keep?: KeepAnswer;
};

/** Who reads a text against its brief. */
export type Editor = {
  rules: readonly string[];
  /** What the order says, for whoever mends a page. */
  about: object;
  /** What code finds wrong, page by page. */
  inspect: (texts: Texts, pages: readonly StoryPage[]) => string[][];
  /** What a reader finds wrong, page by page; nothing where no reader can be asked. */
  review: (texts: Texts, round: number) => Promise<string[][]>;
  /** Whether the order has money left for another try. */
  mayMend: () => Promise<boolean>;
};
/** Pages about the hero token, in order. */
export type Texts = readonly string[];
type Measured<Story> = {
  texts: Texts;
  story: Story;
  misses: LevelMiss[][];
  figures: LevelFigures[];
  /** What no book may have, page by page; as it is, it would end the story. */
  concerns: (Concern | undefined)[];
  /** What misses the brief, page by page: as code sees it, and as a reader does. */
  inspected: string[][];
  reviewed: string[][];
};
type ToStory<Story> = (texts: Texts) => Story;

/**
 * Measures a model's pages against the level and the brief of the order, and asks for better words where one may not
 * stay.
 */
export async function meetLevel<Story extends StoryText>(
  asking: Asking,
  texts: Texts,
  toStory: ToStory<Story>,
): Promise<Story> {
  const { editor } = asking;
  let best = measure(asking, texts, toStory);
  if (editor) best = { ...best, reviewed: await editor.review(texts, 0) };
  for (let round = 1; round <= MOST_REWRITES && faultsOf(best) > 0; round += 1) {
    if (editor && !(await editor.mayMend())) break;
    const next = await askForRewrite(asking, { before: best, round }, toStory);
    if (!next) break;
    best = next;
  }
  return best.story;
}

type Rewriting<Story> = { before: Measured<Story>; round: number };

/** A page is replaced only by a better one. A story that can't be improved is still a story: `null`. */
async function askForRewrite<Story extends StoryText>(
  asking: Asking,
  { before, round }: Rewriting<Story>,
  toStory: ToStory<Story>,
): Promise<Measured<Story> | null> {
  const { model, order, call, editor, keep = justAsk } = asking;
  try {
    const prompt = rewritePrompt(order, listFaults(order, before), editor);
    const answer = await keep(`mend/${round}`, () =>
      model.completeJson({ ...prompt, name: "pages", schema: rewrittenPages, longest: LONGEST_MEND }, call),
    );
    const offered = new Map(answer.pages.map(({ number, text }) => [number - 1, text]));
    const texts = before.texts.map((text, index) => {
      const other = offered.get(index);
      return other !== undefined && isPageText(other) ? other : text;
    });
    const tried = measure(asking, texts, toStory);
    if (editor) tried.reviewed = await editor.review(texts, round);
    const isBetter = (index: number) => weightOf(tried, index) < weightOf(before, index);
    const kept = before.texts.map((text, index) => (isBetter(index) ? (texts[index] ?? text) : text));
    const reviewed = before.texts.map(
      (_text, index) => (isBetter(index) ? tried : before).reviewed[index] ?? [],
    );
    return { ...measure(asking, kept, toStory), reviewed };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

function measure<Story extends StoryText>(
  { order, editor }: Asking,
  texts: Texts,
  toStory: ToStory<Story>,
): Measured<Story> {
  const story = toStory(texts);
  const declared = { names: listStoryNames(order.heroName, story), newWords: story.newWords };
  const figures = measureLevel(order.level, story.pages, declared).pages;
  const misses = figures.map((page) => listLevelMisses(order.level, page));
  const inspected = editor?.inspect(texts, story.pages) ?? [];
  const concerns = texts.map((text) => findConcern(text));
  return { texts, story, figures, misses, concerns, inspected, reviewed: [] };
}

/** More than a page can miss its level. */
const CONCERN_WEIGHT = 10;
/** What a story is about counts more than a figure of its level. */
const BRIEF_WEIGHT = 3;
const weightOf = (story: Measured<StoryText>, index: number): number =>
  (story.misses[index]?.length ?? 0) +
  (story.concerns[index] ? CONCERN_WEIGHT : 0) +
  (story.inspected[index]?.length ?? 0) * BRIEF_WEIGHT +
  (story.reviewed[index]?.length ?? 0);
const faultsOf = (story: Measured<StoryText>): number =>
  story.texts.reduce((sum, _text, index) => sum + weightOf(story, index), 0);

/** In words about the token: the measured text has the child's name in it. */
function listFaults(
  order: StoryOrder,
  { texts, story, misses, figures, concerns, inspected, reviewed }: Measured<StoryText>,
): PageFault[] {
  const tokens = [HERO, ...(order.together ?? []).map((_one, at) => otherToken(at))];
  const names = [...tokens, ...story.pages.flatMap(({ scene }) => scene.companions.map(({ name }) => name))];
  const known = toDeclaredSet({ names, newWords: story.newWords });
  return texts.flatMap((text, index) => {
    const missed = misses[index] ?? [];
    const page = figures[index];
    const concern = concerns[index];
    if (!page) return [];
    const faults = [
      ...missed.map((miss) => describe(miss, { order, text, page, known })),
      ...(inspected[index] ?? []),
      ...(reviewed[index] ?? []),
    ];
    if (concern) faults.push(`Not for a children's book (${CONCERN_NAMES[concern]}); tell it without that.`);
    return faults.length > 0 ? [{ number: index + 1, text, faults }] : [];
  });
}

const CONCERN_NAMES: Record<Concern, string> = {
  language: "a rude word",
  personal: "reads like an address, a telephone number or a web address",
  brand: "a name that belongs to somebody else",
  violence: "weapons or fighting",
  horror: "too frightening",
  romance: "romance",
  body: "weight or looks",
  harm: "drugs, drink or harm",
  unkind: "unkind to a group of people",
  instructions: "reads like an instruction",
  markup: "code",
};

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
