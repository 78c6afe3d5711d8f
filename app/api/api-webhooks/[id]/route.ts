import { webhookEndpoints } from "@/lib/features/webhooks/endpoints";
import { removeWebhook } from "@/lib/features/webhooks/remove-webhook";
import { switchWebhookOn } from "@/lib/features/webhooks/switch-webhook-on";
import { route } from "@/lib/http/route";

export const PUT = route(webhookEndpoints.switchOn, (ctx, { params }) => switchWebhookOn(ctx, params));

export const DELETE = route(webhookEndpoints.remove, (ctx, { params }) => removeWebhook(ctx, params));
