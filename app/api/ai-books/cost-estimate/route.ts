import { aiBookEndpoints } from "@/lib/features/stories/endpoints";
import { estimateCost } from "@/lib/features/stories/ordering/estimate-cost";
import { route } from "@/lib/http/route";

export const POST = route(aiBookEndpoints.estimateCost, (ctx, { body }) => estimateCost(ctx, body));
