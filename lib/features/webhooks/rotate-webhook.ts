import "server-only";
import { requireRecentProof } from "@/lib/features/accounts/proof/require-recent-proof";
import { inTransaction, type Context } from "@/lib/platform/context";
import { webhookSecret } from "@/lib/platform/webhooks/sign";
import { requireParent } from "@/lib/shared/actor";
import type { NewWebhookView } from "./contract";
import { changeWebhook } from "./data";
import { orNotFound } from "./or-not-found";
import { toWebhookView } from "./to-webhook-view";

/**
 * Gives a webhook a new secret; what is sent from now on is signed with it.
 * @throws AppError PROOF_NEEDED, NOT_FOUND (also for another parent's)
 */
export async function rotateWebhook(ctx: Context, { id }: { id: string }): Promise<NewWebhookView> {
  requireRecentProof(ctx);
  const parent = requireParent(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const webhook = orNotFound(await changeWebhook(tx, parent, { id, version: { increment: 1 } }));
    return { webhook: toWebhookView(webhook), secret: webhookSecret(ctx.config.AUTH_SECRET, webhook) };
  });
}
