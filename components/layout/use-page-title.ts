"use client";

import { useEffect } from "react";

/** Names what is shown now, where it changed without a new page: a tab, a dialog, an opened book. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    const wanted = `${title} · Talewick`;
    const name = () => {
      if (document.title !== wanted) document.title = wanted;
    };
    name();
    // The page's own title may arrive after this.
    const late = new MutationObserver(name);
    late.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      late.disconnect();
      document.title = before;
    };
  }, [title]);
}
