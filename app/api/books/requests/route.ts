import { listActiveRequests } from "@/lib/features/stories/library/list-active-requests";
import { route } from "@/lib/http/route";

export const GET = route({ access: "parent" }, async (ctx) => Response.json(await listActiveRequests(ctx)));
