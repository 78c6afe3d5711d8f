import { paymentEndpoints } from "@/lib/features/billing/endpoints";
import { payMoneyBack } from "@/lib/features/billing/subscription/pay-money-back";
import { route } from "@/lib/http/route";

export const POST = route(paymentEndpoints.moneyBack, (ctx) => payMoneyBack(ctx));
