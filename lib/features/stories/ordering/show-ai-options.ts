import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { photoMayLeave } from "@/lib/features/stories/safety/photo-may-leave";
import type { AiBookOptions } from "@/lib/features/stories/contract";

/** What the form for a story with a photo has to ask. */
export function showAiOptions(ctx: Context): Promise<AiBookOptions> {
  requireParent(ctx.actor);
  return Promise.resolve({ photoMayLeave: photoMayLeave(ctx.config) });
}
