import "server-only";
import type { Context } from "@/lib/platform/context";
import { requireParent } from "@/lib/shared/actor";
import type { WebhookView } from "./contract";
import { findWebhooks } from "./data";
import { toWebhookView } from "./to-webhook-view";

/** The parent's webhooks, oldest first. */
export async function listWebhooks(ctx: Context): Promise<WebhookView[]> {
  return (await findWebhooks(ctx.db, requireParent(ctx.actor))).map(toWebhookView);
}
