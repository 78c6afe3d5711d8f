import { webhookEndpoints } from "@/lib/features/webhooks/endpoints";
import { listDeliveries } from "@/lib/features/webhooks/list-deliveries";
import { route } from "@/lib/http/route";

export const GET = route(webhookEndpoints.deliveries, (ctx, { params }) => listDeliveries(ctx, params));
