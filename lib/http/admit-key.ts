import { API_TIERS, KEY_LIMIT } from "@/lib/features/api-keys/rules";
import { spendCall } from "@/lib/features/api-keys/spend-call";
import type { Context } from "@/lib/platform/context";
import type { KeyActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { Endpoint } from "@/lib/shared/endpoint";

const MONTH_OVER = "The calls of this month are used up.";
/** What a caller of each tier can do about it. */
const MORE = {
  starter: `${MONTH_OVER} ${API_TIERS.professional.name} has 10,000 a month: it can be had in the settings, under API Keys.`,
  professional: `${MONTH_OVER} ${API_TIERS.enterprise.name} has no limit: write to us on the contact page.`,
  enterprise: MONTH_OVER,
};

/** A call that comes too soon isn't counted: what is said is when the next may come. */
function sayMinute(error: unknown, said: Headers): void {
  if (!(error instanceof AppError) || error.code !== "RATE_LIMITED") return;
  said.set("ratelimit-limit", String(KEY_LIMIT.points));
  said.set("ratelimit-remaining", "0");
  said.set("ratelimit-reset", String(error.retryAfterSeconds ?? KEY_LIMIT.perSeconds));
}

/**
 * Counts a call of the public API and tells the caller how many are left, also beside a refusal that comes later.
 * @throws AppError FORBIDDEN without the scope, RATE_LIMITED
 */
export async function admitKey(
  ctx: Context,
  { keyId, scopes }: KeyActor,
  { endpoint: { scope }, said }: { endpoint: Endpoint; said: Headers },
): Promise<void> {
  if (!scope || !scopes.includes(scope)) {
    throw new AppError("FORBIDDEN", `This API key is not good for ${scope ?? "this"}.`);
  }
  await ctx.limits.spend(KEY_LIMIT, keyId).catch((error: unknown) => {
    sayMinute(error, said);
    throw error;
  });
  const { limit, remaining, isAllowed, tier, secondsLeft } = await spendCall(ctx);
  if (limit !== null) {
    said.set("ratelimit-limit", String(limit));
    said.set("ratelimit-remaining", String(remaining));
    said.set("ratelimit-reset", String(secondsLeft));
  }
  if (!isAllowed) throw new AppError("RATE_LIMITED", MORE[tier], { retryAfterSeconds: secondsLeft });
}
