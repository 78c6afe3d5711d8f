import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import { api } from "@/lib/client/api";
import { PAGE_SIZE, toPage, type LibraryWish } from "./library-pages";

export const requestsQuery = queryOptions({
  queryKey: ["requests"],
  queryFn: () => ask(api("GET", "/api/books/requests")),
});

export const characterStylesQuery = queryOptions({
  queryKey: ["character-styles"],
  queryFn: () => ask(api("GET", "/api/ai-books/character-styles")),
  staleTime: Infinity,
});

export const aiOptionsQuery = queryOptions({
  queryKey: ["ai-options"],
  queryFn: () => ask(api("GET", "/api/ai-books/options")),
  staleTime: Infinity,
});

export const costQuery = (characterStyle: string) =>
  queryOptions({
    queryKey: ["cost", characterStyle],
    queryFn: () => ask(api("POST", "/api/ai-books/cost-estimate", { body: { characterStyle } })),
    enabled: characterStyle !== "",
    staleTime: Infinity,
  });

/** Every list of the library, whatever was searched for. */
export const LIBRARY_KEY = ["library"] as const;

type PageWish = { after: string | null; size: number };
const FIRST_PAGE: PageWish = { after: null, size: PAGE_SIZE };

export const libraryQuery = (wish: LibraryWish) =>
  infiniteQueryOptions({
    queryKey: [...LIBRARY_KEY, wish],
    queryFn: async ({ pageParam: { after, size } }) => {
      // One book more than is shown, so that a full page which is the last one is known to be.
      const query = { limit: size + 1, search: wish.search || undefined, cursor: after ?? undefined };
      return toPage(await ask(api("GET", "/api/books", { query })), size);
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ books, more }): PageWish | undefined =>
      more ? { after: books.at(-1)?.id ?? null, size: PAGE_SIZE } : undefined,
    // The old list stays until the new one has come.
    placeholderData: keepPreviousData,
  });
