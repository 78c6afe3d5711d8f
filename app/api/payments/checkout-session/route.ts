import { paymentEndpoints } from "@/lib/features/billing/endpoints";
import { startCheckout } from "@/lib/features/billing/start-checkout";
import { route } from "@/lib/http/route";

export const POST = route(paymentEndpoints.startCheckout, (ctx, { body }) => startCheckout(ctx, body));
