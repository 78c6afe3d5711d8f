"use client";

import { useEffect } from "react";

const PLACES = "[role=tabpanel], [role=dialog], main";

/** Where somebody stood, from the inside out; what is taken away leaves the rest of the way back. */
function wayUp(element: Element): Element[] {
  const way: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) way.push(at);
  return way;
}

/** A browser takes the focus from what was hidden a moment later. */
const isLost = (element: Element | null): boolean =>
  element === null || element === document.body || !isShown(element);

/** There, and not within what is hidden, as a form is behind what became of it. */
const isShown = (element: Element): boolean => element.isConnected && element.checkVisibility();

/**
 * Whatever has the focus may be taken away or hidden, as a deleted story takes its buttons along. The browser would then send
 * whoever reads by keyboard or by ear back to the top of the page; here they stay in the part where they were.
 */
export function FocusKeeper() {
  useEffect(() => {
    let way: Element[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: FocusEvent) => {
      way = target instanceof Element ? wayUp(target) : [];
    };
    const keep = () => {
      if (!isLost(document.activeElement)) return;
      const [lost, ...rest] = way;
      if (!lost || isShown(lost)) return;
      const left = rest.find((element) => isShown(element) && element !== document.body);
      const place = left?.closest<HTMLElement>(PLACES) ?? document.querySelector<HTMLElement>("main");
      place?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (!isLost(document.activeElement)) return;
      // A dialog that closes gives the focus back by itself, a moment later.
      clearTimeout(timer);
      timer = setTimeout(keep, 50);
    });
    document.addEventListener("focusin", remember);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ["hidden", "data-state"],
    });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener("focusin", remember);
    };
  }, []);
  return null;
}
