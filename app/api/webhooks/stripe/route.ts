import { paymentEndpoints } from "@/lib/features/billing/endpoints";
import { receiveEvent } from "@/lib/features/billing/events/receive-event";
import { route } from "@/lib/http/route";

export const POST = route(paymentEndpoints.stripeEvent, async (ctx, { raw, request }) => {
  await receiveEvent(ctx, { rawBody: raw, signature: request.headers.get("stripe-signature") });
  return { received: true as const };
});
