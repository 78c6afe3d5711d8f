import { paymentEndpoints } from "@/lib/features/billing/endpoints";
import { listPlans } from "@/lib/features/billing/pricing/list-plans";
import { reply } from "@/lib/http/reply";
import { route } from "@/lib/http/route";

export const GET = route(paymentEndpoints.plans, async (ctx) =>
  reply(await listPlans(ctx), { headers: { "cache-control": "no-cache" } }),
);
