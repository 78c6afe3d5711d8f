import { paymentEndpoints } from "@/lib/features/billing/endpoints";
import { findUsage } from "@/lib/features/billing/subscription/find-usage";
import { route } from "@/lib/http/route";

export const GET = route(paymentEndpoints.usage, findUsage);
