import type { AiCall } from "@/lib/platform/ai/ai-call";
import type { ChatModel } from "@/lib/platform/ai/chat-model";
import type { StoryWriter } from "./contract";
import { storyDraft, toStoryText, withTexts, type StoryDraft } from "./draft-story";
import { meetLevel, type Asking } from "./meet-level";
import { LEVEL_BANDS } from "./rules";
import { writePrompt } from "./write-prompt";

/** All calls for one story together; the pictures want their time too. */
const MOST_MS = 240_000;
/** Every page of an answer ends with this field. */
const PAGE_DONE = /"happening"\s*:/g;

/** For whom a story is written; `family` are names that must not leave the machine. */
export type WrittenFor = Omit<AiCall, "signal"> & { family: readonly string[] };

/** Has a model write, and put right what misses the level. */
export function openaiWriter(model: ChatModel, { family, ...onWhom }: WrittenFor): StoryWriter {
  return {
    name: "openai",
    async write(order, signal, onProgress) {
      const budget = AbortSignal.timeout(MOST_MS);
      const call = { ...onWhom, signal: signal ? AbortSignal.any([signal, budget]) : budget };
      const asking = { model, order, call };
      const draft = await askForStory(asking, family, onProgress);
      const texts = draft.pages.map(({ text }) => text);
      const story = await meetLevel(asking, texts, (better) => toStoryText(order, withTexts(draft, better)));
      signal?.throwIfAborted();
      return story;
    },
  };
}

async function askForStory(
  { model, order, call }: Asking,
  family: readonly string[],
  onProgress?: (share: number) => void,
): Promise<StoryDraft> {
  const expected = LEVEL_BANDS[order.level].pages.max;
  const onText = (soFar: string) => {
    onProgress?.(Math.min(1, (soFar.match(PAGE_DONE)?.length ?? 0) / expected));
  };
  const prompt = writePrompt(order, family);
  return model.completeJson({ ...prompt, name: "story", schema: storyDraft, onText }, call);
}
