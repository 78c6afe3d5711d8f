import "server-only";
import type { Context } from "@/lib/platform/context";
import { classicWriter } from "./classic/classic-writer";
import type { StoryWriter } from "./contract";
import { findChatModel } from "./find-chat-model";
import { openaiWriter, type WrittenFor } from "./openai-writer";

/** The writer of this deployment, at work for one parent. */
export function chooseWriter(ctx: Context, whom: WrittenFor): StoryWriter {
  const model = findChatModel(ctx);
  return model ? openaiWriter(model, whom) : classicWriter;
}
