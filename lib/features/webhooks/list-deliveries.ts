import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { DeliveryView } from "./contract";
import { findDeliveries, findWebhook } from "./data";
import { orNotFound } from "./or-not-found";
import { SHOWN_DELIVERIES } from "./rules";
import { toDeliveryView } from "./to-webhook-view";

/** What a webhook was told last, newest first. @throws AppError NOT_FOUND, also for another parent's */
export async function listDeliveries(ctx: Context, { id }: { id: string }): Promise<DeliveryView[]> {
  const webhook = orNotFound(await findWebhook(ctx.db, requireParent(ctx.actor), id));
  return (await findDeliveries(ctx.db, webhook.id, SHOWN_DELIVERIES)).map(toDeliveryView);
}
