import { z } from "zod";
import { getBookJob } from "@/lib/features/stories/library/get-book-job";
import { STATUS_LIMIT } from "@/lib/features/stories/rules";
import { route } from "@/lib/http/route";

const params = z.object({ id: z.uuid() });

export const GET = route({ access: "parent", params, limit: STATUS_LIMIT }, async (ctx, { params: { id } }) =>
  Response.json(await getBookJob(ctx, id)),
);
