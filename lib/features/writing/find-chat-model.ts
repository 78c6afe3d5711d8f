import type { ChatModel } from "@/lib/platform/ai/chat-model";
import type { Context } from "@/lib/platform/context";

/** Whether stories of this deployment are written, and told again, at the provider. */
export const findChatModel = ({ ai, config }: Pick<Context, "ai" | "config">): ChatModel | null =>
  ai && config.STORY_WRITER !== "classic" ? ai.chat : null;
