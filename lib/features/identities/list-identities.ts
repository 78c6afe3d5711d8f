import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { IdentitiesView } from "./contract";
import { findWays } from "./data";
import { showWays } from "./show-ways";

/** By what the parent can get into the account. */
export async function listIdentities(ctx: Context): Promise<IdentitiesView> {
  const ways = await findWays(ctx.db, requireParent(ctx.actor));
  if (!ways) throw new AppError("NOT_FOUND", "Resource not found.");
  return showWays(ctx, ways);
}
