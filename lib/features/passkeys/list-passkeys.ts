import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { PasskeysView } from "./contract";
import { findWays } from "./data";
import { showPasskeys } from "./show-passkeys";

/** The parent's passkeys. */
export async function listPasskeys(ctx: Context): Promise<PasskeysView> {
  const ways = await findWays(ctx.db, requireParent(ctx.actor));
  if (!ways) throw new AppError("NOT_FOUND", "Resource not found.");
  return showPasskeys(ctx, ways);
}
