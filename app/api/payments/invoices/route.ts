import { listInvoices } from "@/lib/features/billing/list-invoices";
import { route } from "@/lib/http/route";

export const GET = route({ access: "parent" }, async (ctx) => Response.json(await listInvoices(ctx)));
