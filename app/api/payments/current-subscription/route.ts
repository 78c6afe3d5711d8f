import { paymentEndpoints } from "@/lib/features/billing/endpoints";
import { findCurrentSubscription } from "@/lib/features/billing/subscription/find-current-subscription";
import { route } from "@/lib/http/route";

export const GET = route(paymentEndpoints.currentSubscription, findCurrentSubscription);
