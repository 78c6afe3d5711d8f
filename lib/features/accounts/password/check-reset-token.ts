import "server-only";
import { findParentOfToken } from "@/lib/features/accounts/data-tokens";
import { DEAD_RESET_LINK, LINK_TRIES } from "@/lib/features/accounts/rules";
import { countFailure } from "@/lib/features/accounts/throttling/count-failure";
import type { Context } from "@/lib/platform/context";
import { sha256 } from "@/lib/platform/tokens/random-token";
import { AppError } from "@/lib/shared/app-error";

/** Tells whether a reset link still works, without using it up: mail scanners open links too. */
export async function checkResetToken(
  ctx: Context,
  { token, address }: { token: string; address: string },
): Promise<{ valid: true }> {
  await countFailure(ctx, { limit: LINK_TRIES, key: address }, async () => {
    const key = { kind: "reset_password", hash: sha256(token), now: ctx.now() } as const;
    if (!(await findParentOfToken(ctx.db, key))) throw new AppError("VALIDATION", DEAD_RESET_LINK);
  });
  return { valid: true };
}
