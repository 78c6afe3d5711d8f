import { listConsents } from "@/lib/features/consents/list-consents";
import { route } from "@/lib/http/route";

export const GET = route({ access: "parent" }, async (ctx) => Response.json(await listConsents(ctx)));
