import "server-only";
import type { ChatModel } from "@/lib/platform/ai/chat-model";
import type { Context } from "@/lib/platform/context";
import { classicWriter } from "./classic/classic-writer";
import type { StoryWriter } from "./contract";
import { openaiWriter, type WrittenFor } from "./openai-writer";

/** Whether stories of this deployment are written, and told again, at the provider. */
export const findChatModel = ({ ai, config }: Pick<Context, "ai" | "config">): ChatModel | null =>
  ai && config.STORY_WRITER !== "classic" ? ai.chat : null;

/** The writer of this deployment, at work for one parent. */
export function chooseWriter(ctx: Context, whom: WrittenFor): StoryWriter {
  const model = findChatModel(ctx);
  return model ? openaiWriter(model, whom) : classicWriter;
}
