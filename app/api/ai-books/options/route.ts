import { showAiOptions } from "@/lib/features/stories/ordering/show-ai-options";
import { route } from "@/lib/http/route";

export const GET = route({ access: "parent" }, async (ctx) => Response.json(await showAiOptions(ctx)));
