import { webhookEndpoints } from "@/lib/features/webhooks/endpoints";
import { testWebhook } from "@/lib/features/webhooks/test-webhook";
import { route } from "@/lib/http/route";

export const POST = route(webhookEndpoints.test, (ctx, { params }) => testWebhook(ctx, params));
