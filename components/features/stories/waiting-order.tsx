"use client";

import { useSyncExternalStore, type ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { readDraft } from "./story-draft";

type WaitingOrderProps = {
  parentId: string;
  /** The way to the form. */
  way: ReactNode;
};

/** An order that was written and not sent, such as before a plan was bought, is where it was: said wherever one comes back to. */
export function WaitingOrder({ parentId, way }: WaitingOrderProps) {
  const title = useSyncExternalStore(
    subscribe,
    () => readDraft(parentId)?.title ?? null,
    () => null,
  );
  if (title === null) return null;
  return (
    <Alert title={title ? <>“{title}” is not ordered yet</> : "A story is not ordered yet"} actions={way}>
      We kept the order as you wrote it.
    </Alert>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("storage", onChange);
  return () => {
    window.removeEventListener("storage", onChange);
  };
}
