import { newsletterEndpoints } from "@/lib/features/newsletter/endpoints";
import { subscribeAddress } from "@/lib/features/newsletter/subscribe-address";
import { route } from "@/lib/http/route";

export const POST = route(newsletterEndpoints.subscribe, (ctx, { body, address }) =>
  subscribeAddress(ctx, { ...body, address }),
);
