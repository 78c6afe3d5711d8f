import { giftEndpoints } from "@/lib/features/gifts/endpoints";
import { noteOpening } from "@/lib/features/gifts/note-opening";
import { route } from "@/lib/http/route";

export const POST = route(giftEndpoints.noteOpening, (ctx, { params: { token } }) => noteOpening(ctx, token));
