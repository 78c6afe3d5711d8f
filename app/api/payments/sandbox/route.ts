import { paymentEndpoints } from "@/lib/features/billing/endpoints";
import { findSandbox } from "@/lib/features/billing/subscription/find-sandbox";
import { route } from "@/lib/http/route";

export const GET = route(paymentEndpoints.sandbox, findSandbox);
