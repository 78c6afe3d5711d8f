import "server-only";
import type { Context } from "@/lib/platform/context";
import type { Tx } from "@/lib/platform/db/database";
import { countMakingAtProvider, lockPlaces } from "./data-spending";
import { MAX_ACTIVE_PER_PARENT } from "@/lib/features/stories/rules";

type Standing = { parentId: string; full: boolean };

/**
 * Whether the provider already makes as many stories as this deployment allows, or as one family may have made at once,
 * this one left out; and whose it is. `null` when the order is gone.
 */
export async function isProviderFull(ctx: Context, tx: Tx, bookRequestId: string): Promise<Standing | null> {
  // Held until the claim is written, so that two don't take the last place.
  await lockPlaces(tx);
  const crowd = await countMakingAtProvider(tx, bookRequestId);
  if (!crowd) return null;
  const { parentId, all, ofFamily } = crowd;
  return { parentId, full: all >= ctx.config.AI_BOOKS_AT_ONCE || ofFamily >= MAX_ACTIVE_PER_PARENT };
}
