import { publicApiEndpoints } from "@/lib/features/public-api/endpoints";
import { toStory } from "@/lib/features/public-api/to-view";
import { getBook } from "@/lib/features/stories/library/get-book";
import { route } from "@/lib/http/route";

export const GET = route(
  publicApiEndpoints.showStory,
  (ctx, { params: { id } }) => getBook(ctx, id),
  toStory,
);
