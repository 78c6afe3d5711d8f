import { showDashboard } from "@/lib/features/dashboard/show-dashboard";
import { route } from "@/lib/http/route";

export const GET = route({ access: "parent" }, async (ctx) => Response.json(await showDashboard(ctx)));
