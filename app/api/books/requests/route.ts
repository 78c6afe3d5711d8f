import { bookEndpoints } from "@/lib/features/stories/endpoints";
import { listActiveRequests } from "@/lib/features/stories/library/list-active-requests";
import { route } from "@/lib/http/route";

export const GET = route(bookEndpoints.activeRequests, listActiveRequests);
