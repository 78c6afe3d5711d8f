import "server-only";
import type { Context } from "@/lib/platform/context";
import { keptSince } from "@/lib/shared/retention";
import { deleteMessagesBefore } from "./data";

/** Drops the messages that were kept long enough. */
export async function forgetMessages(ctx: Context): Promise<void> {
  const removed = await deleteMessagesBefore(ctx.db, keptSince("contactMessages", ctx.now()));
  if (removed > 0) ctx.log.info({ removed }, "contact messages dropped");
}
