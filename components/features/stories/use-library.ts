"use client";

import { useInfiniteQuery, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { BookView } from "@/lib/features/stories/contract";
import { booksOf, PAGE_SIZE, readWish, type LibraryPage } from "./library-pages";
import { LIBRARY_KEY, libraryQuery } from "./story-queries";

const TYPING_PAUSE_MS = 250;

export type Library = ReturnType<typeof useLibrary>;

/** The list for what stands in the address. */
export function useLibrary(params: URLSearchParams) {
  const client = useQueryClient();
  const wish = readWish((name) => params.get(name));
  const query = useInfiniteQuery(libraryQuery(wish));
  const { text, setText } = useSearchText(wish.search);
  const books = booksOf(query.data?.pages ?? []);

  const change = (edit: (books: BookView[]) => BookView[]) => {
    client.setQueriesData<InfiniteData<LibraryPage>>(
      { queryKey: LIBRARY_KEY },
      (now) => now && { ...now, pages: now.pages.map((page) => ({ ...page, books: edit(page.books) })) },
    );
  };

  return {
    ...query,
    books,
    wish,
    text,
    setText,
    /** The box says something else than the list shows. */
    searching: query.isPlaceholderData || text.trim() !== wish.search,
    loadMore: async () => {
      const { data, isError } = await query.fetchNextPage();
      // A reload, and whoever comes back, finds as many.
      if (!isError) setAddress({ shown: String(booksOf(data?.pages ?? []).length) });
    },
    replaceBook: (book: BookView) => {
      change((now) => now.map((old) => (old.id === book.id ? book : old)));
    },
    dropBook: (id: string) => {
      change((now) => now.filter((book) => book.id !== id));
    },
  };
}

/** What is typed; it goes to the address when the typing pauses. */
function useSearchText(search: string) {
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  // The address was changed by something else, such as the back button.
  if (known !== search) {
    setKnown(search);
    if (text.trim() !== search) setText(search);
  }
  const apply = useEffectEvent((wanted: string) => {
    if (wanted !== search) setAddress({ q: wanted, shown: "" });
  });
  useEffect(() => {
    const timer = setTimeout(
      () => {
        apply(text.trim());
      },
      text ? TYPING_PAUSE_MS : 0,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return { text, setText };
}

/** No step of the history for it; an empty value leaves the address. */
export function setAddress(change: Record<string, string>): void {
  const params = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(change)) {
    if (value && !(name === "shown" && Number(value) <= PAGE_SIZE)) params.set(name, value);
    else params.delete(name);
  }
  window.history.replaceState(null, "", `${window.location.pathname}?${params}`);
}
