import "server-only";
import type { Context } from "@/lib/platform/context";
import { deleteMessagesBefore } from "./data";
import { keptSince } from "./rules";

/** Drops the messages that were kept long enough. */
export async function forgetMessages(ctx: Context): Promise<void> {
  const removed = await deleteMessagesBefore(ctx.db, keptSince(ctx.now()));
  if (removed > 0) ctx.log.info({ removed }, "contact messages dropped");
}
