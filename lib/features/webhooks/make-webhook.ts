import "server-only";
import { requireRecentProof } from "@/lib/features/accounts/proof/require-recent-proof";
import { inTransaction, type Context } from "@/lib/platform/context";
import { webhookSecret } from "@/lib/platform/webhooks/sign";
import { faultOfTarget } from "@/lib/platform/webhooks/target";
import { requireParent } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/app-error";
import type { NewWebhookView, WebhookInput } from "./contract";
import { countWebhooksLocked, insertWebhook } from "./data";
import { MOST_WEBHOOKS } from "./rules";
import { toWebhookView } from "./to-webhook-view";

const ENOUGH = `There are ${MOST_WEBHOOKS} webhooks at most. Please remove one first.`;

/**
 * Adds a webhook. Its secret is made anew whenever it is needed, and shown this once.
 * @throws AppError PROOF_NEEDED, VALIDATION, LIMIT_REACHED
 */
export async function makeWebhook(ctx: Context, { url }: WebhookInput): Promise<NewWebhookView> {
  requireRecentProof(ctx);
  const parent = requireParent(ctx.actor);
  const fault = faultOfTarget(url, { mayBeLocal: ctx.config.TALEWICK_LOCAL });
  if (fault) throw new AppError("VALIDATION", fault, { details: { url: fault } });
  return inTransaction(ctx, async (tx) => {
    if ((await countWebhooksLocked(tx, parent)) >= MOST_WEBHOOKS) throw new AppError("LIMIT_REACHED", ENOUGH);
    const webhook = await insertWebhook(tx, parent, { url: new URL(url).href, createdAt: ctx.now() });
    return { webhook: toWebhookView(webhook), secret: webhookSecret(ctx.config.AUTH_SECRET, webhook) };
  });
}
