import { webhookEndpoints } from "@/lib/features/webhooks/endpoints";
import { rotateWebhook } from "@/lib/features/webhooks/rotate-webhook";
import { route } from "@/lib/http/route";

export const POST = route(webhookEndpoints.rotate, (ctx, { params }) => rotateWebhook(ctx, params));
