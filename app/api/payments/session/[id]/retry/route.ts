import { paymentEndpoints } from "@/lib/features/billing/endpoints";
import { retryCheckout } from "@/lib/features/billing/retry-checkout";
import { route } from "@/lib/http/route";

export const POST = route(paymentEndpoints.retryCheckout, (ctx, { params }) => retryCheckout(ctx, params));
