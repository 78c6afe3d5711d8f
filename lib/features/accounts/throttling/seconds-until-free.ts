import "server-only";
import type { Context } from "@/lib/platform/context";
import type { RateLimit } from "@/lib/platform/rate-limit/rate-limit";
import { keyedHash } from "@/lib/platform/tokens/random-token";
import { AppError } from "@/lib/shared/app-error";

/** Counts against a limit of an e-mail address: 0 if there was room, else how long until there is. */
export async function secondsUntilFree(ctx: Context, limit: RateLimit, email: string): Promise<number> {
  try {
    await ctx.limits.spend(limit, keyedHash(ctx.config.AUTH_SECRET, email));
    return 0;
  } catch (error) {
    if (error instanceof AppError && error.code === "RATE_LIMITED") return error.retryAfterSeconds ?? 1;
    throw error;
  }
}
