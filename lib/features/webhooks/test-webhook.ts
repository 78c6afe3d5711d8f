import "server-only";
import { randomUUID } from "node:crypto";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { DeliveryView } from "./contract";
import { findWebhook } from "./data";
import { orNotFound } from "./or-not-found";
import { tellWebhook } from "./tell-webhook";
import { toDeliveryView } from "./to-webhook-view";

export const IS_OFF = "This webhook is off. Switch it on first.";

/**
 * Tells a webhook that this is a test, in the same way as everything else.
 * @throws AppError NOT_FOUND (also for another parent's), CONFLICT where it is off
 */
export async function testWebhook(ctx: Context, { id }: { id: string }): Promise<DeliveryView> {
  const parent = requireParent(ctx.actor);
  return answerInTransaction(ctx, async (tx) => {
    const webhook = orNotFound(await findWebhook(tx, parent, id));
    if (webhook.offSince) throw new AppError("CONFLICT", IS_OFF);
    const source = `test:${randomUUID()}`;
    const told = await tellWebhook(ctx, tx, {
      webhookId: id,
      event: "webhook.test",
      source,
      data: { message: "It works." },
    });
    return toDeliveryView(orNotFound(told));
  });
}
