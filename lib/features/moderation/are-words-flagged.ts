import "server-only";
import type { Context } from "@/lib/platform/context";

type Words = { texts: string[]; strict: boolean; signal?: AbortSignal };

/**
 * Whether the provider of this deployment would keep any of these texts out of a children's book; on top of our own
 * floor, which always holds. No name may be in them any more.
 * @throws AppError when it can't be told; then nothing may be shown
 */
export async function areWordsFlagged(ctx: Context, { texts, strict, signal }: Words): Promise<boolean> {
  if (!ctx.ai) return false;
  const wordy = texts.filter((text) => text.trim() !== "");
  const flags = await ctx.ai.moderator.flags({ kind: "texts", texts: wordy }, { strict }, { signal });
  return flags.includes(true);
}
