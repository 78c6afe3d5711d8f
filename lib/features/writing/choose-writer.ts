import "server-only";
import type { Context } from "@/lib/platform/context";
import { classicWriter } from "./classic/classic-writer";
import type { StoryWriter } from "./contract";
import { openaiWriter } from "./openai-writer";

/** The writer of this deployment, at work for one parent. */
export function chooseWriter(ctx: Context, parentId: string): StoryWriter {
  return ctx.ai ? openaiWriter(ctx.ai, parentId) : classicWriter;
}
