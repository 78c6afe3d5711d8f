import { z } from "zod";
import { changeLevel } from "@/lib/features/stories/revising/change-level";
import { bookLevelInput } from "@/lib/features/stories/contract";
import { RETELL_LIMIT } from "@/lib/features/stories/rules";
import { route } from "@/lib/http/route";

const params = z.object({ id: z.uuid() });

/** The same story a level easier or harder: 200 when it is there, 202 while the worker tells it. */
export const POST = route(
  { access: "parent", params, body: bookLevelInput, limit: RETELL_LIMIT },
  async (ctx, { params: { id }, body }) => {
    const { book, isReady } = await changeLevel(ctx, { id, level: body.level });
    return Response.json(book, { status: isReady ? 200 : 202 });
  },
);
