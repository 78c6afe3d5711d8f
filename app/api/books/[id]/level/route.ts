import { changeLevel } from "@/lib/features/stories/revising/change-level";
import { bookEndpoints } from "@/lib/features/stories/endpoints";
import { reply } from "@/lib/http/reply";
import { route } from "@/lib/http/route";

export const POST = route(
  bookEndpoints.changeLevel,
  (ctx, { params: { id }, body }) => changeLevel(ctx, { id, level: body.level }),
  ({ book, isReady }) => reply(book, { status: isReady ? 200 : 202 }),
);
