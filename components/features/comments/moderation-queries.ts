import { infiniteQueryOptions } from "@tanstack/react-query";
import { ask } from "@/components/data/ask";
import { api } from "@/lib/client/api";
import type { Queue } from "@/lib/features/comments/rules";

export const MODERATION_KEY = ["moderation", "comments"] as const;

export const queueQuery = (queue: Queue) =>
  infiniteQueryOptions({
    queryKey: [...MODERATION_KEY, queue],
    queryFn: ({ pageParam }) =>
      ask(api("GET", "/api/moderation/comments", { query: { queue, after: pageParam ?? undefined } })),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
