"use client";

import { useSyncExternalStore } from "react";

const KEY = "goingOn";
const WAITS = "wait";
const listeners = new Set<() => void>();
/** Where storage is switched off, the choice lasts for this page. */
let unstored: boolean | null = null;

function read(): boolean {
  try {
    return unstored ?? window.localStorage.getItem(KEY) === WAITS;
  } catch {
    return false;
  }
}

function choose(waits: boolean): void {
  unstored = null;
  try {
    if (waits) window.localStorage.setItem(KEY, WAITS);
    else window.localStorage.removeItem(KEY);
  } catch {
    unstored = waits;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether pages that would go on by themselves wait for a press instead; remembered in this browser. */
export function useWaitingChoice() {
  const waits = useSyncExternalStore(subscribe, read, () => false);
  return { waits, choose };
}
