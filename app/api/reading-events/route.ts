import { readingEventsInput } from "@/lib/features/reading/contract";
import { logReading } from "@/lib/features/reading/log-reading";
import { route } from "@/lib/http/route";

export const POST = route({ access: "parent", body: readingEventsInput }, async (ctx, { body }) =>
  Response.json(await logReading(ctx, body)),
);
