import { bookEndpoints } from "@/lib/features/stories/endpoints";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { readIdempotencyKey } from "@/lib/http/idempotency-key";
import { route } from "@/lib/http/route";

export const POST = route(bookEndpoints.order, (ctx, { body, request }) =>
  requestBook(ctx, { input: body, idempotencyKey: readIdempotencyKey(request) }),
);
