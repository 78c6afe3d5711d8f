import { aiBookEndpoints } from "@/lib/features/stories/endpoints";
import { startAiBook } from "@/lib/features/stories/ordering/start-ai-book";
import { readIdempotencyKey } from "@/lib/http/idempotency-key";
import { route } from "@/lib/http/route";

export const POST = route(aiBookEndpoints.order, (ctx, { body, request }) =>
  startAiBook(ctx, { input: body, idempotencyKey: readIdempotencyKey(request) }),
);
