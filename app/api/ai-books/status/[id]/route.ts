import { aiBookEndpoints } from "@/lib/features/stories/endpoints";
import { getBookJob } from "@/lib/features/stories/library/get-book-job";
import { route } from "@/lib/http/route";

export const GET = route(aiBookEndpoints.status, (ctx, { params: { id } }) => getBookJob(ctx, id));
