import { failBooks } from "@/lib/features/stories/failing/fail-books";
import { inTransaction, type Context } from "@/lib/platform/context";

/** Ends orders as they end when their child's profile goes. */
export const cancelOrders = (ctx: Context, ids: string[]): Promise<unknown> =>
  inTransaction(ctx, (tx) => failBooks(ctx, tx, { ids, code: "CHILD_DELETED" }));
