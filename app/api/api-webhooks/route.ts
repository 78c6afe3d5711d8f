import { webhookEndpoints } from "@/lib/features/webhooks/endpoints";
import { listWebhooks } from "@/lib/features/webhooks/list-webhooks";
import { makeWebhook } from "@/lib/features/webhooks/make-webhook";
import { route } from "@/lib/http/route";

export const GET = route(webhookEndpoints.list, (ctx) => listWebhooks(ctx));

export const POST = route(webhookEndpoints.make, (ctx, { body }) => makeWebhook(ctx, body));
