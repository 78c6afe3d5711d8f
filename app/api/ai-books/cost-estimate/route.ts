import { costInput } from "@/lib/features/stories/contract";
import { estimateCost } from "@/lib/features/stories/ordering/estimate-cost";
import { route } from "@/lib/http/route";

export const POST = route({ access: "parent", body: costInput }, async (ctx, { body }) =>
  Response.json(await estimateCost(ctx, body)),
);
