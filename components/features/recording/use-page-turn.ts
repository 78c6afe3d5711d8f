"use client";

import { useEffect, useState } from "react";

/** Which page is open. A take that nobody has kept is never thrown away without a question. */
export function usePageTurn(first: number | null) {
  const [open, setOpen] = useState(first);
  const [hasTake, setHasTake] = useState(false);
  const [wanted, setWanted] = useState<number | null>(null);
  useEffect(() => {
    if (!hasTake) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => {
      window.removeEventListener("beforeunload", ask);
    };
  }, [hasTake]);
  const goTo = (page: number | null) => {
    setWanted(null);
    setOpen(page);
  };
  return {
    open,
    /** The page that is asked for while a take waits. */
    wanted,
    /** Told by the page: whether something is being said that isn't kept. */
    setHasTake,
    goTo,
    ask: (page: number) => {
      if (page === open) setWanted(null);
      else if (hasTake) setWanted(page);
      else goTo(page);
    },
    stay: () => {
      setWanted(null);
    },
  };
}

export type PageTurn = ReturnType<typeof usePageTurn>;
