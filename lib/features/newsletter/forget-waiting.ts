import "server-only";
import type { Context } from "@/lib/platform/context";
import { deleteWaitingSince } from "./data";
import { waitingSince } from "./rules";

/** Drops the addresses whose owners never confirmed them. */
export async function forgetWaiting(ctx: Context): Promise<void> {
  const removed = await deleteWaitingSince(ctx.db, waitingSince(ctx.now()));
  if (removed > 0) ctx.log.info({ removed }, "unconfirmed newsletter addresses dropped");
}
