import { queryOptions } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import { api } from "@/lib/client/api";

/** Whether a story has been read aloud whole, by any voice. */
export const narratedQuery = (id: string) =>
  queryOptions({
    queryKey: ["narrated", id],
    queryFn: async () => {
      const { narrations } = await ask(api("GET", "/api/books/{id}/narrations", { params: { id } }));
      return narrations.some(({ status }) => status === "ready");
    },
    staleTime: 0,
  });
