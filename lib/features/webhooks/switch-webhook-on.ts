import "server-only";
import { answerInTransaction, type Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { WebhookView } from "./contract";
import { changeWebhook } from "./data";
import { orNotFound } from "./or-not-found";
import { toWebhookView } from "./to-webhook-view";

/**
 * Has a webhook told of what happens from now on, after it was switched off.
 * @throws AppError NOT_FOUND, also for another parent's
 */
export const switchWebhookOn = (ctx: Context, { id }: { id: string }): Promise<WebhookView> =>
  answerInTransaction(ctx, async (tx) =>
    toWebhookView(
      orNotFound(
        await changeWebhook(tx, requireParent(ctx.actor), { id, offSince: null, failingSince: null }),
      ),
    ),
  );
