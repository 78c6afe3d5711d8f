import type { Context } from "@/lib/platform/context";
import type { RateLimit } from "@/lib/platform/rate-limit/rate-limit";
import { keyedHash } from "@/lib/platform/tokens/random-token";
import { AppError } from "@/lib/shared/app-error";
import { mailBurst, mailsADay } from "./rules";

type Flow = Parameters<typeof mailBurst>[0];

/**
 * When the next e-mail of a flow may go to an address: in so many seconds, or not today (`null`). Counts it. Whether
 * anybody has the address plays no part.
 */
export async function planMail(
  ctx: Context,
  { flow, email }: { flow: Flow; email: string },
): Promise<number | null> {
  const key = keyedHash(ctx.config.AUTH_SECRET, email);
  const wait = await secondsUntilFree(ctx, mailBurst(flow), key);
  const today = await secondsUntilFree(ctx, mailsADay(flow), key);
  return today > 0 ? null : wait;
}

async function secondsUntilFree(ctx: Context, limit: RateLimit, key: string): Promise<number> {
  try {
    await ctx.limits.spend(limit, key);
    return 0;
  } catch (error) {
    if (error instanceof AppError && error.code === "RATE_LIMITED") return error.retryAfterSeconds ?? 1;
    throw error;
  }
}
