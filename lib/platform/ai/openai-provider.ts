import type { Config } from "@/lib/platform/config";
import type { AiProvider } from "./ai-provider";
import { openaiCaller } from "./openai-caller";
import { openaiChat } from "./openai-chat";
import { openaiImages } from "./openai-images";
import { openaiModerator } from "./openai-moderator";
import { openaiVoice } from "./openai-voice";

/** The provider that the configuration names; `null` without a key. One that checks is not held up by one that paints. */
export function openaiProvider(config: Config): AiProvider | null {
  if (!config.OPENAI_API_KEY) return null;
  return {
    chat: openaiChat(config, openaiCaller(config)),
    images: openaiImages(config, openaiCaller(config)),
    moderator: openaiModerator(config, openaiCaller(config)),
    voice: openaiVoice(config, openaiCaller(config)),
  };
}
