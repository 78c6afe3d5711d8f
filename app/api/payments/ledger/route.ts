import { paymentEndpoints } from "@/lib/features/billing/endpoints";
import { listLedger } from "@/lib/features/billing/subscription/list-ledger";
import { route } from "@/lib/http/route";

export const GET = route(paymentEndpoints.ledger, (ctx, { query }) => listLedger(ctx, query));
