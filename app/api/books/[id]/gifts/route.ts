import { giftEndpoints } from "@/lib/features/gifts/endpoints";
import { giveStory } from "@/lib/features/gifts/give-story";
import { listGifts } from "@/lib/features/gifts/list-gifts";
import { route } from "@/lib/http/route";

export const GET = route(giftEndpoints.list, (ctx, { params: { id } }) => listGifts(ctx, id));

export const POST = route(giftEndpoints.give, (ctx, { params: { id }, body }) =>
  giveStory(ctx, { ...body, id }),
);
