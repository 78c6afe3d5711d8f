import "server-only";
import type { Context } from "@/lib/platform/context";
import type { RateLimit } from "@/lib/platform/rate-limit/rate-limit";

/** Runs `work` against a limit that only failures use up. */
export async function countFailure<T>(
  ctx: Context,
  { limit, key }: { limit: RateLimit; key: string },
  work: () => Promise<T>,
): Promise<T> {
  await ctx.limits.spend(limit, key);
  const result = await work();
  await ctx.limits.giveBack(limit, key);
  return result;
}
