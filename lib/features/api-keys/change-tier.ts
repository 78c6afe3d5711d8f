import "server-only";
import { normaliseEmail } from "@/lib/features/accounts/rules";
import { inTransaction, type Context } from "@/lib/platform/context";
import { AppError } from "@/lib/shared/app-error";
import { updateTier } from "./data";
import type { ApiTierId } from "./rules";

/** Puts an account on another tier of the public API. By a command on the server only: no call leads here. */
export function changeTier(
  ctx: Context,
  { email, tier }: { email: string; tier: ApiTierId },
): Promise<"changed" | "same" | "unknown"> {
  if (ctx.actor.kind !== "system") throw new AppError("FORBIDDEN", "This is not allowed.");
  return inTransaction(ctx, (tx) => updateTier(tx, normaliseEmail(email), tier));
}
