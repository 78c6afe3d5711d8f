import "server-only";
import { inTransaction, type Context } from "@/lib/platform/context";
import { keptSince } from "@/lib/shared/retention";
import { deleteRefusedBefore } from "./data";

/** Drops comments that weren't shown, once their writers had time to see so. */
export async function forgetRefused(ctx: Context): Promise<void> {
  const before = keptSince("refusedComments", ctx.now());
  const removed = await inTransaction(ctx, (tx) => deleteRefusedBefore(tx, before));
  if (removed > 0) ctx.log.info({ removed }, "refused comments dropped");
}
