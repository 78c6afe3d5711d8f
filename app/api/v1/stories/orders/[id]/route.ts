import { publicApiEndpoints } from "@/lib/features/public-api/endpoints";
import { toStoryOrder } from "@/lib/features/public-api/to-view";
import { getBookJob } from "@/lib/features/stories/library/get-book-job";
import { route } from "@/lib/http/route";

export const GET = route(
  publicApiEndpoints.showOrder,
  (ctx, { params: { id } }) => getBookJob(ctx, id),
  toStoryOrder,
);
