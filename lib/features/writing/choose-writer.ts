import "server-only";
import type { Context } from "@/lib/platform/context";
import { classicWriter } from "./classic/classic-writer";
import type { StoryWriter } from "./contract";
import { openaiWriter, type WrittenFor } from "./openai-writer";

/** The writer of this deployment, at work for one parent. */
export function chooseWriter(ctx: Context, whom: WrittenFor): StoryWriter {
  const { ai, config } = ctx;
  return ai && config.STORY_WRITER !== "classic" ? openaiWriter(ai.chat, whom) : classicWriter;
}
