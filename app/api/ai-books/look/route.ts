import { aiBookEndpoints } from "@/lib/features/stories/endpoints";
import { suggestLook } from "@/lib/features/stories/ordering/suggest-look";
import { route } from "@/lib/http/route";

export const POST = route(aiBookEndpoints.suggestLook, (ctx, { body }) => suggestLook(ctx, body));
