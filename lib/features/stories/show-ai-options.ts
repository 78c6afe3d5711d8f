import "server-only";
import type { Config } from "@/lib/platform/config";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { AiBookOptions } from "./contract";

/** Whether this deployment may send a photo away at all; each parent is asked besides. */
export const photoMayLeave = (config: Config): boolean =>
  config.AI_ZDR_CONFIRMED && config.STORY_ILLUSTRATOR === "openai" && Boolean(config.OPENAI_API_KEY);

/** What the form for a story with a photo has to ask. */
export function showAiOptions(ctx: Context): Promise<AiBookOptions> {
  requireParent(ctx.actor);
  return Promise.resolve({ photoMayLeave: photoMayLeave(ctx.config) });
}
