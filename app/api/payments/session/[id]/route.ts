import { confirmCheckout } from "@/lib/features/billing/checkout/confirm-checkout";
import { paymentEndpoints } from "@/lib/features/billing/endpoints";
import { route } from "@/lib/http/route";

export const GET = route(paymentEndpoints.showCheckout, (ctx, { params }) => confirmCheckout(ctx, params));
