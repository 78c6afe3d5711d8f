import "server-only";
import type { Context } from "@/lib/platform/context";

type PaintedPicture = { jpeg: Uint8Array; strict: boolean; signal?: AbortSignal };

/**
 * Whether a painted picture has to stay out of a children's book. What we draw ourselves comes from closed lists.
 * @throws AppError when it can't be told; then it may not be shown
 */
export async function isPictureFlagged(
  ctx: Context,
  { jpeg, strict, signal }: PaintedPicture,
): Promise<boolean> {
  if (!ctx.ai) return true;
  const flags = await ctx.ai.moderator.flags({ kind: "picture", jpeg }, { strict }, { signal });
  return flags.includes(true);
}
