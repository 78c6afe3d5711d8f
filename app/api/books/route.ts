import { bookEndpoints } from "@/lib/features/stories/endpoints";
import { listBooks } from "@/lib/features/stories/library/list-books";
import { reply } from "@/lib/http/reply";
import { route } from "@/lib/http/route";

export const GET = route(bookEndpoints.list, async (ctx, { query }) => {
  const { books, nextCursor } = await listBooks(ctx, query);
  return reply(books, nextCursor ? { headers: { "x-next-cursor": nextCursor } } : {});
});
