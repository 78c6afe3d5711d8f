import { startCheckout } from "@/lib/features/billing/checkout/start-checkout";
import { paymentEndpoints } from "@/lib/features/billing/endpoints";
import { route } from "@/lib/http/route";

export const POST = route(paymentEndpoints.startCheckout, (ctx, { body }) => startCheckout(ctx, body));
