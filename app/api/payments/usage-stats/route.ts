import { findUsage } from "@/lib/features/billing/find-usage";
import { route } from "@/lib/http/route";

export const GET = route({ access: "parent" }, async (ctx) => Response.json(await findUsage(ctx)));
