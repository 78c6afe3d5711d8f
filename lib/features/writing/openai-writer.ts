import type { AiCall } from "@/lib/platform/ai/ai-call";
import type { ChatModel } from "@/lib/platform/ai/chat-model";
import { AppError } from "@/lib/shared/app-error";
import { OffBrief, type StoryWriter } from "./contract";
import { storyDraft, toStoryText, withTexts, type StoryDraft } from "./draft-story";
import { meetLevel } from "./meet-level";
import { premiseOf } from "./classic/premise-of";
import { toBrief, type EarlierStory } from "./provider/brief";
import { findMiss, toEditor } from "./provider/edit-story";
import { justAsk, type KeepAnswer } from "./provider/keep-answer";
import type { StoryOutline } from "./provider/outline";
import { planOutline } from "./provider/plan-outline";
import type { Writing } from "./provider/writing";
import { hasRightPageCount, LEVEL_BANDS } from "./rules";
import { countPages, writePrompt } from "./write-prompt";

/** All calls for one story together; the pictures want their time too. */
const MOST_MS = 330_000;
const LONGEST_STORY = 80_000;
/** Every page of an answer ends with this field. */
const PAGE_DONE = /"happening"\s*:/g;

/** For whom a story is written. */
export type WrittenFor = Omit<AiCall, "signal"> & {
  /** Names that must not leave the machine. */
  family: readonly string[];
  /** The family's last stories. */
  told?: readonly EarlierStory[];
  keep?: KeepAnswer;
  /** Whether the order may cost another call that it could do without. */
  mayAsk?: () => Promise<boolean>;
};

/** Has a model plan and write, has the text read against its brief, and has put right what misses it or the level. */
export function openaiWriter(model: ChatModel, whom: WrittenFor): StoryWriter {
  const { family, told = [], keep = justAsk, mayAsk = () => Promise.resolve(true), ...onWhom } = whom;
  return {
    name: "openai",
    async write(order, signal, onProgress) {
      const budget = AbortSignal.timeout(MOST_MS);
      const call = { ...onWhom, signal: signal ? AbortSignal.any([signal, budget]) : budget };
      const brief = toBrief({ order, family, told, chosen: premiseOf(order) });
      const work: Writing = { model, order, call, keep, mayAsk, brief, verdict: { tellsOrder: null } };
      const outline = await planOutline(work);
      const draft = await askForStory(work, outline, onProgress);
      const texts = draft.pages.map(({ text }) => text);
      const asking = { ...work, editor: toEditor(work) };
      const story = await meetLevel(asking, texts, (better) =>
        toStoryText(brief, withTexts(draft, better), outline),
      );
      signal?.throwIfAborted();
      const miss = findMiss(brief, story.pages) ?? (work.verdict.tellsOrder === false ? "reader" : null);
      if (miss !== null) throw new OffBrief(`the text isn't what was asked for: ${miss}`);
      return story;
    },
  };
}

/** A text with too few or too many pages is asked for once more, and not taken. */
async function askForStory(
  { model, brief, call, keep }: Writing,
  outline: StoryOutline,
  onProgress?: (share: number) => void,
): Promise<StoryDraft> {
  const { level } = brief.order;
  const expected = LEVEL_BANDS[level].pages.max;
  const onText = (soFar: string) => {
    onProgress?.(Math.min(1, (soFar.match(PAGE_DONE)?.length ?? 0) / expected));
  };
  const ask = (faults: string[] = []) => {
    const prompt = writePrompt(brief, outline, faults);
    return model.completeJson(
      { ...prompt, name: "story", schema: storyDraft, longest: LONGEST_STORY, onText },
      call,
    );
  };
  const isWhole = ({ pages }: StoryDraft) => hasRightPageCount(level, pages.length);
  const first = await keep("draft/1", () => ask());
  if (isWhole(first)) return first;
  const fault = `It had ${first.pages.length} pages; write ${countPages(level)}.`;
  const second = await keep("draft/2", () => ask([fault]));
  if (isWhole(second)) return second;
  throw new AppError("UPSTREAM_FAILED", "The story has another number of pages than was asked for.");
}
