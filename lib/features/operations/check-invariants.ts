import "server-only";
import { findBrokenOrders } from "@/lib/features/stories/failing/find-broken-orders";
import { findBrokenFiles } from "@/lib/features/uploads/find-broken-files";
import type { Context } from "@/lib/platform/context";

/**
 * What holds of orders, credits, books and files at any moment, also while people are at work; each break with its rule
 * and id. Reads every file once.
 */
export async function checkInvariants(ctx: Context): Promise<{ rule: string; id: string }[]> {
  return [...(await findBrokenOrders(ctx)), ...(await findBrokenFiles(ctx))];
}
