"use client";

import { useEffect, type ReactNode } from "react";
import { CHILDS_PAGE, ChildsContext } from "@/components/features/reading/childs-context";
import { noteChildHere } from "@/lib/shared/browser-session";

/** A page that a child has been given, as the server says; the browser remembers whose device it is now. */
export function ChildsPage({ childId, children }: { childId: string; children: ReactNode }) {
  useEffect(() => {
    noteChildHere(childId);
  }, [childId]);
  return (
    <ChildsContext value={true}>
      <div {...{ [CHILDS_PAGE]: "" }}>{children}</div>
    </ChildsContext>
  );
}
