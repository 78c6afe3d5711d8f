import { aiBookEndpoints } from "@/lib/features/stories/endpoints";
import { watchBookJob } from "@/lib/features/stories/library/watch-book-job";
import { eventStream } from "@/lib/http/event-stream";
import { route } from "@/lib/http/route";

export const GET = route(aiBookEndpoints.watch, async (ctx, { params: { id }, request }) =>
  eventStream(await watchBookJob(ctx, id, request.signal)),
);
