import { deleteNarration } from "@/lib/features/narration/delete-narration";
import { narrationEndpoints } from "@/lib/features/narration/endpoints";
import { showNarration } from "@/lib/features/narration/show-narration";
import { route } from "@/lib/http/route";

export const GET = route(narrationEndpoints.show, (ctx, { params: { id } }) => showNarration(ctx, id));

export const DELETE = route(narrationEndpoints.remove, (ctx, { params: { id } }) => deleteNarration(ctx, id));
