import { webhookEndpoints } from "@/lib/features/webhooks/endpoints";
import { tellAgain } from "@/lib/features/webhooks/tell-again";
import { route } from "@/lib/http/route";

export const POST = route(webhookEndpoints.again, (ctx, { params }) => tellAgain(ctx, params));
