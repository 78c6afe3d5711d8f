import { queryOptions } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import { api } from "@/lib/client/api";

export const giftsQuery = (bookId: string) =>
  queryOptions({
    queryKey: ["gifts", bookId],
    queryFn: () => ask(api("GET", "/api/books/{id}/gifts", { params: { id: bookId } })),
  });
