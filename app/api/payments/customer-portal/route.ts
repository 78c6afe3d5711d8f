import { paymentEndpoints } from "@/lib/features/billing/endpoints";
import { openPortal } from "@/lib/features/billing/subscription/open-portal";
import { route } from "@/lib/http/route";

export const POST = route(paymentEndpoints.openPortal, (ctx, { body }) => openPortal(ctx, body));
