import type { ChatModel } from "./chat-model";
import type { ImageModel } from "./image-model";
import type { Moderator } from "./moderator";

/** Watches over what one piece of work spends. */
export type AiMeter = {
  /** @throws AppError when nothing more may be spent */
  admit(): Promise<void>;
  /** Millionths of a dollar for one answer, also for one of no use. */
  charge(cost: { kind: "text" | "picture"; micros: number }): Promise<void>;
};

/** On whose behalf, and how long, a provider is asked. */
export type AiCall = {
  /** Whoever is served. It leaves the machine as a keyed hash only. */
  onBehalfOf: string;
  meter: AiMeter;
  signal?: AbortSignal | undefined;
};

/**
 * An outside provider of text and pictures. Every call throws AppError: UNAVAILABLE for what may pass, REFUSED where
 * the provider declines, UPSTREAM_FAILED for an answer of no use. None carries words of the prompt or of the answer.
 */
export type AiProvider = { chat: ChatModel; images: ImageModel; moderator: Moderator };
