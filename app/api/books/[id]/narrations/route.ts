import { askNarration } from "@/lib/features/narration/ask-narration";
import { narrationEndpoints } from "@/lib/features/narration/endpoints";
import { listNarrations } from "@/lib/features/narration/list-narrations";
import { route } from "@/lib/http/route";

export const GET = route(narrationEndpoints.list, (ctx, { params: { id }, query: { level } }) =>
  listNarrations(ctx, { id, level }),
);

export const POST = route(narrationEndpoints.ask, (ctx, { params: { id }, body }) =>
  askNarration(ctx, { id, ...body }),
);
