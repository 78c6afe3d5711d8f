import type { Config } from "@/lib/platform/config";

/** Whether this deployment may send a photo away at all; each parent is asked besides. */
export const photoMayLeave = (config: Config): boolean =>
  config.AI_ZDR_CONFIRMED && config.STORY_ILLUSTRATOR === "openai" && Boolean(config.OPENAI_API_KEY);
