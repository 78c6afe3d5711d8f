import "server-only";
import type { Context } from "@/lib/platform/context";
import { keptSince } from "@/lib/shared/retention";
import { deleteDeliveriesBefore } from "./data";

/** Drops what webhooks were told a month ago. */
export async function forgetDeliveries(ctx: Context): Promise<void> {
  const removed = await deleteDeliveriesBefore(ctx.db, keptSince("webhookDeliveries", ctx.now()));
  if (removed > 0) ctx.log.info({ removed }, "webhook deliveries forgotten");
}
