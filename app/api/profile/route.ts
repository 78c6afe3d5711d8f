import { showProfile } from "@/lib/features/accounts/show-profile";
import { route } from "@/lib/http/route";

export const GET = route({ access: "parent" }, async (ctx) => Response.json(await showProfile(ctx)));
