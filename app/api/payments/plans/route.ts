import { listPlans } from "@/lib/features/billing/list-plans";
import { route } from "@/lib/http/route";

// Signed-out pages ask for it too, and everybody gets the same.
export const GET = route({ access: "public" }, async (ctx) =>
  Response.json(await listPlans(ctx), { headers: { "cache-control": "public, max-age=60" } }),
);
