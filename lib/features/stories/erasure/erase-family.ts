import "server-only";
import { failBooks } from "@/lib/features/stories/failing/fail-books";
import { inTransaction, type Context } from "@/lib/platform/context";
import type { ParentScope } from "@/lib/shared/actor";
import { deleteSome, findActiveOrders } from "./data-family";

const BATCH = 250;

/**
 * Deletes all stories, orders and profiles of an account that is being deleted. What is being made ends first, so that
 * its worker stops; files are left to whoever removes all of the account's.
 */
export async function eraseFamily(ctx: Context, parent: ParentScope): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const ids = await findActiveOrders(tx, parent);
    await failBooks(ctx, tx, { ids, code: "ACCOUNT_DELETED" });
  });
  while (await inTransaction(ctx, (tx) => deleteSome(tx, parent, BATCH)));
}
