import type { ChatModel } from "./chat-model";
import type { ImageModel } from "./image-model";
import type { Moderator } from "./moderator";
import type { VoiceModel } from "./voice-model";

/**
 * An outside provider of texts, pictures and voices. Every call throws AppError: UNAVAILABLE for what may pass, REFUSED where
 * the provider declines, UPSTREAM_FAILED for an answer of no use. None carries words of the prompt or of the answer.
 */
export type AiProvider = { chat: ChatModel; images: ImageModel; moderator: Moderator; voice: VoiceModel };
