import { retryCheckout } from "@/lib/features/billing/checkout/retry-checkout";
import { paymentEndpoints } from "@/lib/features/billing/endpoints";
import { route } from "@/lib/http/route";

export const POST = route(paymentEndpoints.retryCheckout, (ctx, { params }) => retryCheckout(ctx, params));
