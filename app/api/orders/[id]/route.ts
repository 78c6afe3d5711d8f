import { bookEndpoints } from "@/lib/features/stories/endpoints";
import { putAwayRequest } from "@/lib/features/stories/library/put-away-request";
import { route } from "@/lib/http/route";

export const DELETE = route(bookEndpoints.putAway, (ctx, { params: { id } }) => putAwayRequest(ctx, id));
