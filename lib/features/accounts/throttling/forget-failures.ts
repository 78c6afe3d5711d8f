import "server-only";
import { SIGN_IN_BY_ACCOUNT, SIGN_IN_LOCK } from "@/lib/features/accounts/rules";
import type { Context } from "@/lib/platform/context";
import { keyedHash } from "@/lib/platform/tokens/random-token";

/** Drops the counters of failed sign-ins of an address that has no account any more. */
export async function forgetFailures(ctx: Context, email: string): Promise<void> {
  const account = keyedHash(ctx.config.AUTH_SECRET, email);
  for (const limit of [...SIGN_IN_BY_ACCOUNT, SIGN_IN_LOCK]) await ctx.limits.forget(limit, account);
}
