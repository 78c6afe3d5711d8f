import { bookInput } from "@/lib/features/stories/contract";
import { requestBook } from "@/lib/features/stories/ordering/request-book";
import { GENERATE_LIMIT } from "@/lib/features/stories/rules";
import { readIdempotencyKey } from "@/lib/http/idempotency-key";
import { route } from "@/lib/http/route";

export const POST = route(
  { access: "parent", body: bookInput, limit: GENERATE_LIMIT, errors: "fields", keyed: false },
  async (ctx, { body, request }) => {
    const view = await requestBook(ctx, { input: body, idempotencyKey: readIdempotencyKey(request) });
    return Response.json(view, { status: 202 });
  },
);
