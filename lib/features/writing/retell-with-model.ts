import { z } from "zod";
import type { StoryPage } from "@/lib/shared/story";
import type { RetoldStory } from "./contract";
import { isPageText, keepNewWords, tidy } from "./draft-story";
import { namesHero, putNames } from "./hero-token";
import { meetLevel, type Asking } from "./meet-level";
import { hasRightPageCount } from "./rules";
import { retellPrompt } from "./write-prompt";

type FinishedStory = { title: string; shape: string; pages: readonly Omit<StoryPage, "number">[] };
type Answer = { pages: { text: string; picture: number }[]; newWords: string[] };

/** With fewer of the pictures that there is room for it would be another story. */
const SHARE_SHOWN = 0.5;

/** What a model answers: a story about the hero token, and the number of the old page whose picture each page shows. */
const retoldDraft = ({ order }: Asking, { pages: old }: FinishedStory): z.ZodType<Answer> =>
  z
    .object({
      pages: z.array(z.object({ text: z.string(), picture: z.number() })),
      newWords: z.array(z.string()),
    })
    .refine(({ pages }) => {
      const shown = new Set(pages.map(({ picture }) => picture));
      return (
        hasRightPageCount(order.level, pages.length) &&
        pages.every(({ text }) => isPageText(text)) &&
        pages.some(({ text }) => namesHero(text)) &&
        [...shown].every((picture) => old[picture - 1] !== undefined) &&
        shown.size >= Math.min(pages.length, old.length) * SHARE_SHOWN
      );
    });

/**
 * Has a model tell a finished story at the level of the order, and put right what misses it. Scenes and pictures are
 * those that the story has.
 * @throws AppError as every call of the provider does
 */
export async function retellWithModel(
  asking: Asking,
  story: FinishedStory,
  family: readonly string[],
): Promise<RetoldStory> {
  const { model, order, call } = asking;
  const prompt = retellPrompt(order, story.pages, family);
  const schema = retoldDraft(asking, story);
  const answer = await model.completeJson({ ...prompt, name: "story", schema }, call);
  const texts = answer.pages.map(({ text }) => text);
  return meetLevel(asking, texts, (better) => toRetoldStory(asking, story, { answer, texts: better }));
}

function toRetoldStory(
  { order }: Asking,
  { title, shape, pages }: FinishedStory,
  { answer, texts }: { answer: Answer; texts: readonly string[] },
): RetoldStory {
  const retold = answer.pages.flatMap((page, index) => {
    const scene = pages[page.picture - 1]?.scene;
    const text = putNames(tidy(texts[index] ?? page.text), order);
    return scene ? [{ number: index + 1, text, scene, moment: null, picture: page.picture - 1 }] : [];
  });
  const newWords = keepNewWords(order, { pages: retold, newWords: answer.newWords });
  return { title, shape, pages: retold, newWords, parts: [], refrains: [], tags: [], talk: [] };
}
