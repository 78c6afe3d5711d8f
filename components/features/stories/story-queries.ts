import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type QueryClient,
} from "@tanstack/react-query";
import { ask, askAll } from "@/components/data/ask";
import { api } from "@/lib/client/api";
import type { Theme } from "@/lib/shared/story";
import { PAGE_SIZE, queryOf, type LibraryPage, type LibraryWish } from "./library-pages";

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

export type OutlineWords = {
  childId: string;
  withChildIds: string[];
  title: string;
  topics: string[];
  theme: Theme;
  creativityLevel: number | undefined;
  ageAppropriate: boolean | undefined;
  continues: string | null;
  another: number;
};

/** What a story of these words would be about; the same words are asked once. */
export const outlineQuery = (words: OutlineWords | null) =>
  queryOptions({
    queryKey: ["outline", words],
    queryFn: () => {
      if (!words) throw new Error("nothing to look ahead at");
      return ask(api("POST", "/api/books/outline", { body: words }));
    },
    enabled: words !== null,
    staleTime: 300_000,
    placeholderData: keepPreviousData,
    retry: false,
  });

/** What an order for the story after another one begins with. */
export const nextStoryQuery = (id: string) =>
  queryOptions({
    queryKey: ["next-story", id],
    queryFn: () => ask(api("GET", "/api/books/{id}/next", { params: { id } })),
    enabled: id !== "",
    staleTime: 300_000,
    retry: false,
  });

/** What a photo suggests of the hero's looks; it is asked once for each photo. */
export const lookQuery = (childPhotoUrl: string) =>
  queryOptions({
    queryKey: ["look", childPhotoUrl],
    queryFn: () => ask(api("POST", "/api/ai-books/look", { body: { childPhotoUrl } })),
    staleTime: Infinity,
  });

/** Every list of the library, whatever was searched for. */
export const LIBRARY_KEY = ["library"] as const;

type PageWish = { after: string | null; size: number };
const FIRST_PAGE: PageWish = { after: null, size: PAGE_SIZE };

async function fetchPage(wish: LibraryWish, { after, size }: PageWish): Promise<LibraryPage> {
  const query = { ...queryOf(wish), limit: size, cursor: after ?? undefined };
  const { data, headers } = await askAll(api("GET", "/api/books", { query }));
  const total = headers?.get("x-total-count") ?? null;
  return {
    books: data,
    next: headers?.get("x-next-cursor") ?? null,
    total: total === null ? null : Number(total),
  };
}

export const libraryQuery = (wish: LibraryWish) =>
  infiniteQueryOptions({
    queryKey: [...LIBRARY_KEY, wish],
    queryFn: ({ pageParam }) => fetchPage(wish, pageParam),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }): PageWish | undefined =>
      next === null ? undefined : { after: next, size: PAGE_SIZE },
    // The old list stays until the new one has come.
    placeholderData: keepPreviousData,
  });

/** The stories that were begun last and not read to the end. */
export const STARTED = { reading: "started", sort: "lastRead", limit: 2 } as const;
export const startedQuery = queryOptions({
  queryKey: ["started"],
  queryFn: () => ask(api("GET", "/api/books", { query: STARTED })),
});

/** After anything that changes what stands in the library, or how far it is read. */
export function refreshLibrary(client: QueryClient): void {
  for (const queryKey of [LIBRARY_KEY, startedQuery.queryKey]) void client.invalidateQueries({ queryKey });
}
