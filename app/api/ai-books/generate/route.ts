import { aiBookInput } from "@/lib/features/stories/contract";
import { GENERATE_LIMIT } from "@/lib/features/stories/rules";
import { startAiBook } from "@/lib/features/stories/ordering/start-ai-book";
import { readIdempotencyKey } from "@/lib/http/idempotency-key";
import { route } from "@/lib/http/route";

export const POST = route(
  { access: "parent", body: aiBookInput, limit: GENERATE_LIMIT, keyed: false },
  async (ctx, { body, request }) => {
    const view = await startAiBook(ctx, { input: body, idempotencyKey: readIdempotencyKey(request) });
    return Response.json(view, { status: 202 });
  },
);
