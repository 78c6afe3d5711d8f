"use client";

import { useEffect } from "react";

/** Names what is shown now, where it changed without a new page: a tab, a dialog, an opened book. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = `${title} · Talewick`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
