import { ledgerQuery } from "@/lib/features/billing/contract";
import { listLedger } from "@/lib/features/billing/list-ledger";
import { route } from "@/lib/http/route";

export const GET = route({ access: "parent", query: ledgerQuery }, async (ctx, { query }) =>
  Response.json(await listLedger(ctx, query)),
);
