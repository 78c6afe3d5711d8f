import { z } from "zod";
import { STATUS_LIMIT } from "@/lib/features/stories/rules";
import { watchBookJob } from "@/lib/features/stories/library/watch-book-job";
import { eventStream } from "@/lib/http/event-stream";
import { route } from "@/lib/http/route";

const params = z.object({ id: z.uuid() });

export const GET = route(
  { access: "parent", params, limit: STATUS_LIMIT },
  async (ctx, { params: { id }, request }) => eventStream(await watchBookJob(ctx, id, request.signal)),
);
