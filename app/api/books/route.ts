import { libraryQuery } from "@/lib/features/stories/contract";
import { listBooks } from "@/lib/features/stories/library/list-books";
import { route } from "@/lib/http/route";

export const GET = route({ access: "parent", query: libraryQuery }, async (ctx, { query }) => {
  const { books, nextCursor } = await listBooks(ctx, query);
  return Response.json(books, nextCursor ? { headers: { "x-next-cursor": nextCursor } } : {});
});
