"use client";

import { useEffect, useState } from "react";
import type { BookDetailView } from "@/lib/features/stories/contract";
import { api } from "@/lib/shared/api-client";

const POLL_MS = 2000;

/** The book, kept up to date while its pictures still arrive. */
export function useBook(first: BookDetailView): BookDetailView {
  const [book, setBook] = useState(first);
  const { id, status } = book;

  useEffect(() => {
    if (status === "completed") return;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const result = await api<BookDetailView>("GET", `/api/books/${id}`);
      if (stopped) return;
      // The text can't change any more: an answer that doesn't come leaves the reader undisturbed.
      if (result.ok) setBook((now) => ({ ...result.data, resumePage: now.resumePage }));
      if (!result.ok && result.status === 404) return;
      timer = setTimeout(() => void ask(), POLL_MS);
    };
    timer = setTimeout(() => void ask(), POLL_MS);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [id, status]);

  return book;
}
