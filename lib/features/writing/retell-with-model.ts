import { z } from "zod";
import type { StoryPage } from "@/lib/shared/story";
import { isPageText, keepNewWords, printWords } from "./draft-story";
import { OffBrief, type RetoldStory } from "./contract";
import { namesHero } from "./hero-token";
import { meetLevel, type Asking } from "./meet-level";
import { toBrief, type Brief } from "./provider/brief";
import { findMiss, toRetellingEditor } from "./provider/edit-story";
import { hasRightPageCount } from "./rules";
import { retellPrompt } from "./write-prompt";

type FinishedStory = { title: string; shape: string; pages: readonly Omit<StoryPage, "number">[] };
type Answer = { pages: { text: string; picture: number }[]; newWords: string[] };

const LONGEST_STORY = 60_000;
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
 * those that the story has. It is held to its order as a new one is; nothing but its words is new, so no reader is asked.
 * @throws AppError as every call of the provider does
 * @throws OffBrief where the new text isn't about what the order asked
 */
export async function retellWithModel(
  asking: Asking,
  story: FinishedStory,
  family: readonly string[],
): Promise<RetoldStory> {
  const { model, order, call } = asking;
  const brief = toBrief({ order, family, told: [] });
  const held = { ...asking, editor: toRetellingEditor(brief) };
  const schema = retoldDraft(asking, story);
  const prompt = { ...retellPrompt(brief, story.pages), name: "story", schema, longest: LONGEST_STORY };
  const answer = await model.completeJson(prompt, call);
  const texts = answer.pages.map(({ text }) => text);
  const toStory = (better: readonly string[]) => toRetoldStory(brief, story, { answer, texts: better });
  const retold = await meetLevel(held, texts, toStory);
  // What the story itself doesn't have, no other level of it can have.
  const missed = findMiss(
    brief,
    story.pages.map((page, index) => ({ ...page, number: index + 1 })),
  );
  const miss = findMiss(brief, retold.pages);
  if (miss !== null && miss !== missed) throw new OffBrief(`the new text isn't what was asked for: ${miss}`);
  return retold;
}

function toRetoldStory(
  brief: Brief,
  { title, shape, pages }: FinishedStory,
  { answer, texts }: { answer: Answer; texts: readonly string[] },
): RetoldStory {
  const named = printWords(brief);
  const retold = answer.pages.flatMap((page, index) => {
    const scene = pages[page.picture - 1]?.scene;
    const text = named(texts[index] ?? page.text);
    return scene ? [{ number: index + 1, text, scene, moment: null, picture: page.picture - 1 }] : [];
  });
  const newWords = keepNewWords(brief.order, { pages: retold, newWords: answer.newWords });
  return { title, shape, pages: retold, newWords, parts: [], refrains: [], tags: [], talk: [] };
}
