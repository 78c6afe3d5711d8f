"use client";

import { useEffect } from "react";

const SITE = "Talewick: personalised stories for children";

/** Names what is shown now, where it changed without a new page: a tab, a dialog, an opened book. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    // While a dialog comes as a page of its own there is no title for a moment.
    const before = document.title || SITE;
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
