import type { Config } from "@/lib/platform/config";
import type { VoiceId } from "@/lib/shared/narration";

/** The provider's voices that suit a bedtime. */
export const PROVIDER_VOICES = [
  { id: "provider:marin", label: "Storyteller, warm" },
  { id: "provider:cedar", label: "Storyteller, deep" },
] as const satisfies readonly { id: VoiceId; label: string }[];

/** Whether this deployment lets the provider read aloud. */
export const providerReads = (config: Config): boolean =>
  config.STORY_NARRATOR === "openai" && Boolean(config.OPENAI_API_KEY);

/** Whether a parent may let the provider say names at all. */
export const namesMayLeave = (config: Config): boolean => providerReads(config) && config.AI_ZDR_CONFIRMED;
