import { giftEndpoints } from "@/lib/features/gifts/endpoints";
import { takeGiftBack } from "@/lib/features/gifts/take-gift-back";
import { route } from "@/lib/http/route";

export const DELETE = route(giftEndpoints.takeBack, (ctx, { params: { id } }) => takeGiftBack(ctx, id));
