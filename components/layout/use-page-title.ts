"use client";

import { useEffect } from "react";

/**
 * Names what is shown now, where it changed without a new page: a tab, a dialog, an opened book. A page that writes its
 * own address needs it, too: when something is chosen while a step back is under way, the router may drop its title.
 */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const wanted = `${title} · Talewick`;
    let page: { element: Element; own: string } | null = null;
    // While a page or a dialog comes there is no title for a moment. One of ours must not outlast it: the first counts.
    let ours: Element | null = null;
    const name = () => {
      const found = [...document.head.querySelectorAll("title")].find((element) => element !== ours);
      if (!found) {
        ours ??= document.head.appendChild(titled(wanted));
        return;
      }
      ours?.remove();
      ours = null;
      if (found.textContent === wanted) return;
      page = { element: found, own: found.textContent };
      found.textContent = wanted;
    };
    name();
    // The page's own title may arrive after this, and the next page's before this has gone.
    const late = new MutationObserver(name);
    late.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      late.disconnect();
      ours?.remove();
      if (page?.element.textContent === wanted) page.element.textContent = page.own;
    };
  }, [title]);
}

function titled(text: string): Element {
  const element = document.createElement("title");
  element.textContent = text;
  return element;
}
