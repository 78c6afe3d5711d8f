import { paymentEndpoints } from "@/lib/features/billing/endpoints";
import { listInvoices } from "@/lib/features/billing/subscription/list-invoices";
import { route } from "@/lib/http/route";

export const GET = route(paymentEndpoints.invoices, listInvoices);
