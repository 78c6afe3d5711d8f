"use client";

import { useEffect, useRef, useState } from "react";
import type { BookView } from "@/lib/features/stories/contract";
import { fetchBooks, PAGE_SIZE } from "./library-api";

const TYPING_PAUSE_MS = 250;

type Shelf = { search: string; books: BookView[]; more: boolean };
type LibraryState = { status: "loading" } | { status: "failed" } | { status: "ready"; shelf: Shelf };

/** The list for what is typed in the search box. The old list stays until the new one has come. */
export function useLibrary(version: number) {
  const [search, setSearch] = useState("");
  const [state, setState] = useState<LibraryState>({ status: "loading" });
  const [loadingMore, setLoadingMore] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const round = useRef(0);
  const shownOnce = state.status === "ready";
  const wanted = search.trim();

  useEffect(() => {
    const mine = ++round.current;
    const timer = setTimeout(
      () =>
        void fetchBooks({ search: wanted }).then((result) => {
          // Only the newest question may answer.
          if (mine !== round.current) return;
          if (!result.ok) return setState({ status: "failed" });
          const more = result.data.length >= PAGE_SIZE;
          setState({ status: "ready", shelf: { search: wanted, books: result.data, more } });
        }),
      wanted ? TYPING_PAUSE_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [wanted, version, attempt]);

  const change = (edit: (books: BookView[]) => BookView[]) =>
    setState((now) =>
      now.status === "ready" ? { ...now, shelf: { ...now.shelf, books: edit(now.shelf.books) } } : now,
    );

  const loadMore = async () => {
    if (state.status !== "ready") return;
    const mine = round.current;
    setLoadingMore(true);
    const result = await fetchBooks({
      search: state.shelf.search,
      after: state.shelf.books.at(-1)?.id ?? "",
    });
    setLoadingMore(false);
    if (mine !== round.current || !result.ok) return;
    setState((now) => (now.status === "ready" ? { ...now, shelf: extended(now.shelf, result.data) } : now));
  };

  return {
    state,
    search,
    setSearch,
    /** The box says something else than the list shows. */
    searching: shownOnce && state.shelf.search !== wanted,
    loadMore,
    loadingMore,
    retry: () => {
      setState({ status: "loading" });
      setAttempt(attempt + 1);
    },
    replaceBook: (book: BookView) =>
      change((books) => books.map((entry) => (entry.id === book.id ? book : entry))),
    dropBook: (id: string) => change((books) => books.filter((entry) => entry.id !== id)),
  };
}

/** A page is put behind the list, without what was there already. */
export function extended(shelf: Shelf, next: BookView[]): Shelf {
  const known = new Set(shelf.books.map(({ id }) => id));
  return {
    ...shelf,
    books: [...shelf.books, ...next.filter(({ id }) => !known.has(id))],
    more: next.length >= PAGE_SIZE,
  };
}
