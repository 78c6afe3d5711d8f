import { publicApiEndpoints } from "@/lib/features/public-api/endpoints";
import { generateStory } from "@/lib/features/public-api/generate-story";
import { readIdempotencyKey } from "@/lib/http/idempotency-key";
import { reply } from "@/lib/http/reply";
import { route } from "@/lib/http/route";

export const POST = route(
  publicApiEndpoints.generate,
  (ctx, { body, query, request }) =>
    generateStory(ctx, {
      input: body,
      idempotencyKey: readIdempotencyKey(request),
      waitSeconds: query.wait,
      signal: request.signal,
    }),
  (made) => ("story" in made ? reply(made.story, { status: 200 }) : reply(made.order, { status: 202 })),
);
