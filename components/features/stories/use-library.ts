"use client";

import { useEffect, useRef, useState } from "react";
import type { BookView } from "@/lib/features/stories/contract";
import { fetchBooks, type FetchedPage } from "./library-api";

const TYPING_PAUSE_MS = 250;

export type Shelf = { search: string; books: BookView[]; more: boolean };
type LibraryState = { status: "loading" } | { status: "failed" } | { status: "ready"; shelf: Shelf };

export type Library = ReturnType<typeof useLibrary>;

/** The list for what is typed in the search box. */
export function useLibrary(version: number) {
  const [search, setSearch] = useState("");
  const [loadingMore, setLoadingMore] = useState(false);
  /** The book after which nothing came. */
  const [failedAfter, setFailedAfter] = useState<string | null>(null);
  const wanted = search.trim();
  const { state, change, retry } = useShelf(wanted, version);

  const loadMore = async () => {
    if (state.status !== "ready") return;
    const { search: shown, books } = state.shelf;
    setLoadingMore(true);
    setFailedAfter(null);
    const result = await fetchBooks({ search: shown, after: books.at(-1)?.id ?? "" });
    setLoadingMore(false);
    if (!result.ok) setFailedAfter(books.at(-1)?.id ?? null);
    else change((shelf) => (shelf.search === shown ? extended(shelf, result.data) : shelf));
  };

  return {
    state,
    search,
    setSearch,
    /** The box says something else than the list shows. */
    searching: state.status === "ready" && state.shelf.search !== wanted,
    loadMore,
    loadingMore,
    moreFailed:
      state.status === "ready" && failedAfter !== null && state.shelf.books.at(-1)?.id === failedAfter,
    retry,
    replaceBook: (book: BookView) => {
      change((shelf) => ({ ...shelf, books: shelf.books.map((old) => (old.id === book.id ? book : old)) }));
    },
    dropBook: (id: string) => {
      change((shelf) => ({ ...shelf, books: shelf.books.filter((book) => book.id !== id) }));
    },
  };
}

/** The first page for a search. The old list stays until the new one has come. */
function useShelf(wanted: string, version: number) {
  const [state, setState] = useState<LibraryState>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);
  const round = useRef(0);

  useEffect(() => {
    const mine = ++round.current;
    const ask = async () => {
      const result = await fetchBooks({ search: wanted });
      // Only the newest question may answer.
      if (mine !== round.current) return;
      setState(
        result.ok ? { status: "ready", shelf: { search: wanted, ...result.data } } : { status: "failed" },
      );
    };
    const timer = setTimeout(() => void ask(), wanted ? TYPING_PAUSE_MS : 0);
    return () => {
      clearTimeout(timer);
    };
  }, [wanted, version, attempt]);

  return {
    state,
    change: (edit: (shelf: Shelf) => Shelf) => {
      setState((now) => (now.status === "ready" ? { status: "ready", shelf: edit(now.shelf) } : now));
    },
    retry: () => {
      setState({ status: "loading" });
      setAttempt(attempt + 1);
    },
  };
}

/** A page is put behind the list, without what was there already. */
export function extended(shelf: Shelf, next: FetchedPage): Shelf {
  const known = new Set(shelf.books.map(({ id }) => id));
  return {
    ...shelf,
    books: [...shelf.books, ...next.books.filter(({ id }) => !known.has(id))],
    more: next.more,
  };
}
