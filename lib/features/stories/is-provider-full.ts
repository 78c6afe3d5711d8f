import "server-only";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { countMakingAtProvider, lockBudget } from "./data-spending";

/** Whether the provider already makes as many stories as this deployment allows, this one left out. */
export async function isProviderFull(ctx: Context, tx: Tx, bookRequestId: string): Promise<boolean> {
  // Held until the claim is written, so that two don't take the last place.
  await lockBudget(tx);
  return (await countMakingAtProvider(tx, bookRequestId)) >= ctx.config.AI_BOOKS_AT_ONCE;
}
