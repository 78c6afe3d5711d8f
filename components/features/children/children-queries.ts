import { queryOptions } from "@tanstack/react-query";
import { ask, askAll } from "@/components/data/ask";
import { api } from "@/lib/client/api";

export const childrenQuery = queryOptions({
  queryKey: ["children"],
  queryFn: () => ask(api("GET", "/api/children")),
});

const TITLES_NAMED = 3;

/** Stories that a child shares with others: how many, and the newest of them. */
export const sharedStoriesQuery = (childId: string) =>
  queryOptions({
    queryKey: ["shared-stories", childId],
    queryFn: async () => {
      const query = { childId, told: "together", limit: TITLES_NAMED } as const;
      const { data, headers } = await askAll(api("GET", "/api/books", { query }));
      return { books: data, total: Number(headers?.get("x-total-count") ?? data.length) };
    },
    // It decides what is gone for good.
    staleTime: 0,
  });
