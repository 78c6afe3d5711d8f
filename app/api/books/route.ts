import { bookEndpoints } from "@/lib/features/stories/endpoints";
import { listWrittenBooks } from "@/lib/features/stories/library/list-written-books";
import { reply } from "@/lib/http/reply";
import { route } from "@/lib/http/route";

export const GET = route(bookEndpoints.list, async (ctx, { query }) => {
  const { books, nextCursor, total } = await listWrittenBooks(ctx, query);
  const headers = {
    ...(nextCursor !== null && { "x-next-cursor": nextCursor }),
    ...(total !== null && { "x-total-count": String(total) }),
  };
  return reply(books, { headers });
});
