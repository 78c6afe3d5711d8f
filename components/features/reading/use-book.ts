"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { holdAnswer } from "@/components/data/hold-answer";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { api } from "@/lib/client/api";

const POLL_MS = 2000;
const RETELLING_POLL_MS = 700;

type OpenBook = {
  book: BookDetailView;
  /** It was taken away while it was open: its making failed, or somebody deleted it. */
  gone: boolean;
};

/** How soon to ask again: while its pictures still arrive, or another level of it is being told. */
function pauseOf({ book: { status, retelling }, gone }: OpenBook): number | false {
  if (gone) return false;
  if (retelling?.status === "making") return RETELLING_POLL_MS;
  return status === "completed" ? false : POLL_MS;
}

/** What an answer makes of the open book; one that doesn't come leaves the reader undisturbed. */
async function askAgain(now: OpenBook): Promise<OpenBook> {
  const { id, resumePage } = now.book;
  const result = await api("GET", "/api/books/{id}", { params: { id } });
  if (result.ok) return { ...now, book: { ...result.data, resumePage } };
  return result.status === 404 ? { ...now, gone: true } : now;
}

/** The book, kept up to date for as long as something of it is under way. */
export function useBook(first: BookDetailView): OpenBook & { replace: (book: BookDetailView) => void } {
  const client = useQueryClient();
  const queryKey = ["open-book", first.id];
  const opened: OpenBook = { book: first, gone: false };
  const { data } = useQuery({
    queryKey,
    queryFn: () => askAgain(client.getQueryData<OpenBook>(queryKey) ?? opened),
    initialData: opened,
    staleTime: Infinity,
    // Whoever opens it again brings along what it is then.
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data ? pauseOf(state.data) : false),
    // Somebody may be listening with the screen dark.
    refetchIntervalInBackground: true,
  });

  const replace = (next: BookDetailView) => {
    void holdAnswer<OpenBook>(client, queryKey, (now = opened) => ({
      ...now,
      book: { ...next, resumePage: now.book.resumePage },
    }));
  };

  return { ...data, replace };
}
