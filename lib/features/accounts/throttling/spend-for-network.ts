import "server-only";
import { SIGN_IN_BY_ADDRESS, TOO_MANY_FROM_HERE } from "@/lib/features/accounts/rules";
import type { Context } from "@/lib/platform/context";
import { AppError } from "@/lib/shared/app-error";

/**
 * Counts a try to sign in against the network that it comes from, before it is looked at.
 * @throws AppError RATE_LIMITED
 */
export async function spendForNetwork(ctx: Context, address: string): Promise<void> {
  try {
    await ctx.limits.spend(SIGN_IN_BY_ADDRESS, address);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "RATE_LIMITED") throw error;
    const { retryAfterSeconds = 1 } = error;
    throw new AppError("RATE_LIMITED", TOO_MANY_FROM_HERE, { retryAfterSeconds });
  }
}

/** Only failures count. */
export const giveBackToNetwork = (ctx: Context, address: string): Promise<void> =>
  ctx.limits.giveBack(SIGN_IN_BY_ADDRESS, address);
