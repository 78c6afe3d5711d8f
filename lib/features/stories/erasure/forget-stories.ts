import "server-only";
import { listMarkedProfiles } from "@/lib/features/children/list-marked-profiles";
import { removeFiles } from "@/lib/features/uploads/remove-files";
import { inTransaction, type Context } from "@/lib/platform/context";
import { scopeForSystem } from "@/lib/shared/actor";
import { keptSince } from "@/lib/shared/retention";
import { deleteOldCosts, emptyMarkedBooks, eraseOldOrders } from "./data-erasure";
import { eraseChild } from "./erase-child";
import { failedOrdersKeptSince } from "@/lib/features/stories/rules";

const BATCH = 500;

/** Profiles that were only marked as deleted are deleted; one that can't be doesn't hold up those behind it. */
async function eraseMarkedProfiles(ctx: Context): Promise<number> {
  let erased = 0;
  for (const { id, parentId } of await listMarkedProfiles(ctx)) {
    const parent = scopeForSystem(ctx.actor, parentId);
    try {
      const files = await inTransaction(ctx, (tx) =>
        eraseChild(ctx, tx, { parent, id, withStories: false, marked: true }),
      );
      await removeFiles(ctx, files);
      erased += 1;
    } catch (err) {
      ctx.log.error({ err, childId: id }, "a deleted profile could not be erased");
    }
  }
  return erased;
}

/** Blanks orders that came to nothing a week ago, and finishes what was once deleted by half. */
export async function forgetStories(ctx: Context): Promise<void> {
  const now = ctx.now();
  const profiles = await eraseMarkedProfiles(ctx);
  const books = await emptyMarkedBooks(ctx.db);
  let orders = 0;
  for (let more = BATCH; more === BATCH; orders += more) {
    more = await eraseOldOrders(ctx.db, { before: failedOrdersKeptSince(now), now, take: BATCH });
  }
  const costs = await deleteOldCosts(ctx.db, keptSince("storyCosts", now));
  if (profiles + books + orders + costs > 0) {
    ctx.log.info({ profiles, books, orders, costs }, "stories forgotten");
  }
}
