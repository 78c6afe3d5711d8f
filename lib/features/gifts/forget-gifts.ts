import "server-only";
import type { Context } from "@/lib/platform/context";
import { keptSince } from "@/lib/shared/retention";
import { deleteGiftsEndedBefore } from "./data";

/** Drops the links that ended long enough ago. */
export async function forgetGifts(ctx: Context): Promise<void> {
  const removed = await deleteGiftsEndedBefore(ctx.db, keptSince("endedGifts", ctx.now()));
  if (removed > 0) ctx.log.info({ removed }, "links of gifts dropped");
}
