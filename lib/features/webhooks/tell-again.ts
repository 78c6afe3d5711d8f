import "server-only";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { DeliveryView } from "./contract";
import { findWebhook, hasDelivery, restartDelivery } from "./data";
import { deliverJob } from "./job-names";
import { orNotFound } from "./or-not-found";
import { IS_OFF } from "./test-webhook";
import { toDeliveryView } from "./to-webhook-view";

/**
 * Tells a webhook the same once more, under the same id, by which it knows a repetition.
 * @throws AppError NOT_FOUND (also for another parent's), CONFLICT where it is on its way or the webhook is off
 */
export async function tellAgain(
  ctx: Context,
  { id: webhookId, deliveryId: id }: { id: string; deliveryId: string },
): Promise<DeliveryView> {
  const parent = requireParent(ctx.actor);
  return answerInTransaction(ctx, async (tx) => {
    const webhook = orNotFound(await findWebhook(tx, parent, webhookId));
    if (!(await hasDelivery(tx, { id, webhookId }))) throw new AppError("NOT_FOUND", "Resource not found.");
    if (webhook.offSince) throw new AppError("CONFLICT", IS_OFF);
    const delivery = await restartDelivery(tx, { id, webhookId, now: ctx.now() });
    if (!delivery) throw new AppError("CONFLICT", "It is on its way already.");
    await ctx.jobs.enqueue(tx, deliverJob, { deliveryId: id, tries: 0 });
    return toDeliveryView(delivery);
  });
}
