"use client";

import { useEffect, useState } from "react";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { api } from "@/lib/client/api";

const POLL_MS = 2000;
const RETELLING_POLL_MS = 700;

const isUnderWay = ({ status, retelling }: BookDetailView): boolean =>
  status !== "completed" || retelling?.status === "making";

/** The book, kept up to date while its pictures still arrive or another level of it is being told. */
export function useBook(first: BookDetailView): {
  book: BookDetailView;
  /** It was taken away while it was open: its making failed, or somebody deleted it. */
  gone: boolean;
  replace: (book: BookDetailView) => void;
} {
  const [book, setBook] = useState(first);
  const [gone, setGone] = useState(false);
  const { id, retelling } = book;
  const underWay = isUnderWay(book);
  const pause = retelling ? RETELLING_POLL_MS : POLL_MS;

  const replace = (next: BookDetailView) => {
    setBook((now) => ({ ...next, resumePage: now.resumePage }));
  };

  useEffect(() => {
    if (!underWay) return;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const result = await api("GET", "/api/books/{id}", { params: { id } });
      if (stopped) return;
      // An answer that doesn't come leaves the reader undisturbed.
      if (result.ok) setBook((now) => ({ ...result.data, resumePage: now.resumePage }));
      if (!result.ok && result.status === 404) {
        setGone(true);
        return;
      }
      timer = setTimeout(() => void ask(), pause);
    };
    timer = setTimeout(() => void ask(), pause);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [id, underWay, pause]);

  return { book, gone, replace };
}
