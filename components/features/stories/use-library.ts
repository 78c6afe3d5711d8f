"use client";

import { useInfiniteQuery, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { writeAddress } from "@/components/layout/use-address";
import type { BookView } from "@/lib/features/stories/contract";
import {
  booksOf,
  PAGE_SIZE,
  readWish,
  WHOLE_LIBRARY,
  type LibraryPage,
  type LibraryWish,
} from "./library-pages";
import { LIBRARY_KEY, libraryQuery, startedQuery } from "./story-queries";

const TYPING_PAUSE_MS = 250;

export type Library = ReturnType<typeof useLibrary>;

/** The list for what stands in the address. */
export function useLibrary(params: URLSearchParams) {
  const client = useQueryClient();
  const wish = readWish((name) => params.get(name));
  const query = useInfiniteQuery(libraryQuery(wish));
  const { text, setText } = useSearchText(wish.search);
  const pages = query.data?.pages ?? [];
  const books = booksOf(pages);

  const change = (edit: (page: LibraryPage) => LibraryPage) => {
    client.setQueriesData<InfiniteData<LibraryPage>>(
      { queryKey: LIBRARY_KEY },
      (now) => now && { ...now, pages: now.pages.map(edit) },
    );
    void client.invalidateQueries({ queryKey: startedQuery.queryKey });
  };

  return {
    ...query,
    books,
    /** How many there are for the wish, shown or not. */
    total: pages[0]?.total ?? books.length,
    /** What brings as many back; nothing where a first page is enough. */
    shown: books.length > PAGE_SIZE ? String(books.length) : null,
    wish,
    changeWish: (to: Partial<Omit<LibraryWish, "search">>) => {
      setAddress(addressParts(to));
    },
    showAll: () => {
      setText("");
      setAddress({ ...addressParts(WHOLE_LIBRARY), q: "" });
    },
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
      change((page) => ({ ...page, books: page.books.map((old) => (old.id === book.id ? book : old)) }));
    },
    dropBook: (id: string) => {
      const total = Math.max(0, (pages[0]?.total ?? 1) - 1);
      change((page) => ({
        ...page,
        books: page.books.filter((book) => book.id !== id),
        total: page.total === null ? null : total,
      }));
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

/** What isn't said is as it was, and what is usual leaves the address; another list begins at its start. */
function addressParts(to: Partial<Omit<LibraryWish, "search">>): Record<string, string> {
  return {
    shown: "",
    ...(to.childId !== undefined && { for: to.childId ?? "" }),
    ...(to.unread !== undefined && { unread: to.unread ? "1" : "" }),
    ...(to.sort !== undefined && { sort: to.sort === WHOLE_LIBRARY.sort ? "" : to.sort }),
  };
}

/** No step of the history for it; an empty value leaves the address. */
export function setAddress(change: Record<string, string>): void {
  const params = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(change)) {
    if (value && !(name === "shown" && Number(value) <= PAGE_SIZE)) params.set(name, value);
    else params.delete(name);
  }
  writeAddress(`${window.location.pathname}?${params}`, "same-step");
}
